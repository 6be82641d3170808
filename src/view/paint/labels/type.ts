/** Type on the table: the two faces, their sizes in screen pixels, and their widths. */
const UI = '"Source Sans 3 Variable", "Source Sans 3", "Source Sans Pro", sans-serif';
const CASLON = '"Libre Caslon Text", "Libre Caslon", Georgia, serif';

export const FONTS = {
  unit: `600 12.5px ${UI}`,
  pill: `600 13px ${UI}`,
  number: `700 12px ${UI}`,
  place: `italic 400 15px ${CASLON}`,
} as const;

const HEAVIEST_WAIT = 1500;

/** Resolves when the table's faces can be drawn, or after 1.5 s with whatever the browser has. */
export async function facesReady(): Promise<void> {
  const wait = new Promise<void>((done) => setTimeout(done, HEAVIEST_WAIT));
  const faces = Promise.allSettled(Object.values(FONTS).map((font) => document.fonts.load(font))).then(() => undefined);
  await Promise.race([faces, wait]);
}

let measuring: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** Width of words in css pixels. */
export function widthOf(words: string, font: string): number {
  const key = `${font}|${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) return words.length * 7;
  measuring.font = font;
  const width = measuring.measureText(words).width;
  widths.set(key, width);
  return width;
}

/** Forgets widths measured with a face that has since been replaced. */
export function forgetWidths(): void {
  widths.clear();
}
