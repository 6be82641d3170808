/** Type on the table: the two faces, their sizes in screen pixels, and how wide words are in them. */
const UI = '"Source Sans 3 Variable", "Source Sans 3", "Source Sans Pro", sans-serif';
const CASLON = '"Libre Caslon Text", "Libre Caslon", Georgia, serif';

export interface Face {
  readonly font: string;
  /** Pixels between letters. */
  readonly spacing: number;
}

export const FONTS = {
  unit: { font: `600 12.5px ${UI}`, spacing: 0 },
  band: { font: `700 12.5px ${UI}`, spacing: 0 },
  pill: { font: `600 13px ${UI}`, spacing: 0 },
  number: { font: `700 12px ${UI}`, spacing: 0 },
  place: { font: `italic 400 15px ${CASLON}`, spacing: 0.9 },
} as const satisfies Readonly<Record<string, Face>>;

const LONGEST_WAIT = 1500;

/** Resolves when the table's faces can be drawn, or after 1.5 s with whatever the browser has. */
export async function facesReady(): Promise<void> {
  const wait = new Promise<void>((done) => setTimeout(done, LONGEST_WAIT));
  const faces = Promise.allSettled(Object.values(FONTS).map(({ font }) => document.fonts.load(font))).then(() => undefined);
  await Promise.race([faces, wait]);
}

export function setFace(ctx: CanvasRenderingContext2D, { font, spacing }: Face): void {
  ctx.font = font;
  ctx.letterSpacing = `${spacing}px`;
}

let measuring: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** Width of words in css pixels. */
export function widthOf(words: string, face: Face): number {
  const key = `${face.font}|${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  measuring ??= document.createElement('canvas').getContext('2d');
  if (measuring === null) throw new Error('This browser draws no 2D canvas.');
  setFace(measuring, face);
  const { width } = measuring.measureText(words);
  widths.set(key, width);
  return width;
}

/** Forgets widths measured with a face that has since been replaced. */
export function forgetWidths(): void {
  widths.clear();
}

/** Words set on as few lines as keep within a width; a single word is never broken. */
export function linesOf(words: string, face: Face, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, face) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
