/** Files in and out of the browser: downloads are made here, nothing is sent anywhere. */

/** A file name that every system takes, from any name. */
export function fileName(name: string, extension: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  // By code points: half a letter is no name.
  const safe = Array.from(plain).slice(0, 60).join('');
  return `${safe || 'untitled'}.${extension}`;
}

export function download(name: string, data: object): void {
  downloadText(name, `${JSON.stringify(data, null, 2)}\n`, 'application/json');
}

export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
