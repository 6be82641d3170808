/** Our own marks, on the same 24 grid and with the same stroke as the icons beside them. */
const glyph = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

export const GLYPHS = {
  /** A shot that strikes the ground and runs on: also the brand. */
  ricochet: glyph(
    '<path d="M1.5 9.5 8.6 14"/><path d="M8.6 14c1.4-4 4-4.4 5-.3"/><path d="M13.6 13.7c1-2.6 2.8-2.8 3.6.2"/><circle cx="20" cy="14.2" r="2.1" fill="currentColor" stroke="none"/><path d="M2.5 17.2h19" stroke-width="1.2" opacity=".45"/>',
  ),
  brand: glyph(
    '<path d="M1 8.6 9 14.2" stroke-width="2.1"/><path d="M9 14.2c1.5-4.6 4.4-4.9 5.5-.3" stroke-width="2.1"/><path d="M14.5 13.9c1-2.7 2.5-2.6 3.3-.4" stroke-width="2.1"/><circle cx="20.6" cy="14.4" r="2.5" fill="currentColor" stroke="none"/>',
  ),
  arc: glyph('<path d="M12 19.5 3.2 9.2a13 13 0 0 1 17.6 0Z"/><path d="M7.6 14.4a6.6 6.6 0 0 1 8.8 0" stroke-dasharray="1.6 2.4"/>'),
  /** A line swinging round its left front corner. */
  wheel: glyph(
    '<rect x="3.6" y="15.4" width="16.8" height="4.6" rx="1"/><circle cx="3.6" cy="15.4" r="1.6" fill="currentColor" stroke="none"/><path d="M5 12.4 17.4 6.2"/><path d="M20 12.2a15 15 0 0 0-1.4-5.2"/><path d="m16.2 8.4 2.2-1.8 1.9 2.2"/>',
  ),
  stand: glyph(
    '<rect x="3.5" y="10" width="17" height="9.5" rx="1.4"/><path d="m9.6 10 2.4-4.2L14.4 10"/><circle cx="8" cy="14.7" r="1.15" fill="currentColor"/><circle cx="12" cy="14.7" r="1.15" fill="currentColor"/><circle cx="16" cy="14.7" r="1.15" fill="currentColor"/>',
  ),
  gun: glyph(
    '<path d="M12 2.5v12"/><path d="M10.2 2.5h3.6"/><circle cx="6.4" cy="14" r="3.4"/><circle cx="17.6" cy="14" r="3.4"/><path d="M9.8 14h4.4M12 14.5v7"/>',
  ),
  divide: glyph(
    '<path d="M6 12h12"/><circle cx="12" cy="7" r="1.3" fill="currentColor" stroke="none"/><circle cx="12" cy="17" r="1.3" fill="currentColor" stroke="none"/>',
  ),
  stopper: glyph('<rect x="6.5" y="6.5" width="11" height="11" fill="currentColor" stroke="none"/>'),
  wave: glyph('<path d="M4 12c2-5 4-5 5.3 0s3.4 5 5.4 0 3.3-5 5.3 0"/>'),
  chevrons: glyph('<path d="m6 6 6 5 6-5M6 13l6 5 6-5"/>'),
} as const;
