/** Width of the card on hover, and its distance from the table's edge, in css pixels. */
const CARD_WIDTH = 304;
const EDGE = 12;
const CLEAR = 4;

/** The side on which the hover card floats: it changes only when the pointer would come under it. */
export function cardSide(pointerX: number, tableWidth: number, was: 'left' | 'right'): 'left' | 'right' {
  const covers = EDGE + Math.min(CARD_WIDTH, tableWidth / 2 - 18) + CLEAR;
  if (was === 'left' && pointerX < covers) return 'right';
  if (was === 'right' && pointerX > tableWidth - covers) return 'left';
  return was;
}
