/**
 * Fact 9: whose edges touch, how many inches and figures of front are in contact, and whether front, flank or rear is touched. Stands
 * that overlap are not in contact: they may not stand so. What a contact means (engaged, charging, who fights) is the book's.
 */
import { corners, facesOf, figurePoints, inFrame, nearestInBox, overlaps } from '../shape/box.ts';
import { nearestOnSegment } from '../shape/segment.ts';
import { tape, TOUCH, type Inches, type Tape } from '../shape/units.ts';
import { distance } from '../shape/vec.ts';
import type { Field } from '../table/field.ts';
import type { Point, SideId, Stand, StandId, UnitId } from '../table/table.ts';
import type { Span } from './facts.ts';

export type Face = 'front' | 'left' | 'right' | 'rear';

/** One of the two stands of a contact. */
export interface Touching {
  readonly stand: StandId;
  readonly unit: UnitId;
  readonly side: SideId;
  readonly face: Face;
  /**
   * The figures of the rank or file along that face whose own place on it lies in the contact, by their number on the stand's grid; none
   * where a corner touches between figures.
   */
  readonly figures: readonly number[];
}

export interface Contact {
  readonly a: Touching;
  readonly b: Touching;
  /** Length of the shared edge; 0 where corners touch. */
  readonly inches: Inches;
  readonly tape: Tape;
  /** The shared edge, or the same point twice. */
  readonly span: Span;
}

/**
 * The contact of two stands, null when there is a gap between them wider than TOUCH, when they overlap, and for markers. Each is
 * touched on the face that shares the longest edge; a corner belongs to the front before a flank, and to a flank before the rear.
 */
export function contactOf(a: Stand, b: Stand): Contact | null {
  if (a.marker || b.marker || overlaps(a.box, b.box)) return null;
  const [onA, onB] = [touchedFace(a, b), touchedFace(b, a)];
  if (onA === null || onB === null) return null;
  return { a: onA.touching, b: onB.touching, inches: onA.inches, tape: tape(onA.inches), span: onA.span };
}

/** Every stand that touches this one, in the order of their ids. `a` is always the stand asked about. */
export function contactsOf(field: Field, stand: Stand): Contact[] {
  const { box } = stand;
  const found: Contact[] = [];
  field.index.standsAround(box.center, Math.hypot(box.width, box.depth) / 2, facesOf(box), (entry) => {
    const contact = entry.stand.id === stand.id ? null : contactOf(stand, entry.stand);
    if (contact !== null) found.push(contact);
  });
  return found.sort((x, y) => (x.b.stand < y.b.stand ? -1 : 1));
}

/** How two bodies of stands touch: `a` is of the first body, `b` of the second. */
export interface Clash {
  readonly contacts: readonly Contact[];
  /** Front of the first body, and of the second, in contact with the other: shared edges and figures summed. */
  readonly front: readonly [Frontage, Frontage];
  /** Where each body is touched along the most inches (then by the most stands, then front before flank before rear); null: nowhere. */
  readonly struckIn: readonly ['front' | 'flank' | 'rear' | null, 'front' | 'flank' | 'rear' | null];
}

export interface Frontage {
  readonly inches: Inches;
  readonly tape: Tape;
  readonly figures: number;
}

/** The contacts between two bodies of stands, which need not be units. */
export function clashOf(first: readonly Stand[], second: readonly Stand[]): Clash {
  const contacts = first.flatMap((a) => second.flatMap((b) => contactOf(a, b) ?? []));
  return {
    contacts,
    front: [frontage(contacts, 'a'), frontage(contacts, 'b')],
    struckIn: [struckIn(contacts, 'a'), struckIn(contacts, 'b')],
  };
}

function frontage(contacts: readonly Contact[], end: 'a' | 'b'): Frontage {
  const fronts = contacts.filter((contact) => contact[end].face === 'front');
  const inches = fronts.reduce((sum, contact) => sum + contact.inches, 0);
  // A figure where two enemies meet stands in both contacts and is one figure.
  const figures = new Set(fronts.flatMap((contact) => contact[end].figures.map((number) => JSON.stringify([contact[end].stand, number]))));
  return { inches, tape: tape(inches), figures: figures.size };
}

function struckIn(contacts: readonly Contact[], end: 'a' | 'b'): Clash['struckIn'][0] {
  let most: { readonly where: 'front' | 'flank' | 'rear'; readonly inches: Inches; readonly stands: number } | null = null;
  for (const where of ['front', 'flank', 'rear'] as const) {
    const here = contacts.filter(({ [end]: { face } }) => (face === 'left' || face === 'right' ? 'flank' : face) === where);
    const inches = here.reduce((sum, contact) => sum + contact.inches, 0);
    if (here.length > 0 && (!most || inches > most.inches + TOUCH || (inches >= most.inches - TOUCH && here.length > most.stands)))
      most = { where, inches, stands: here.length };
  }
  return most?.where ?? null;
}

interface OnFace {
  readonly touching: Touching;
  readonly inches: Inches;
  readonly span: Span;
}

function touchedFace(stand: Stand, other: Stand): OnFace | null {
  const [fl, fr, rr, rl] = corners(stand.box);
  const faces: readonly (readonly [Face, Point, Point])[] = [
    ['front', fl, fr],
    ['left', rl, fl],
    ['right', fr, rr],
    ['rear', rr, rl],
  ];
  let best: OnFace | null = null;
  for (const [face, from, to] of faces) {
    const span = sharedOn(from, to, other);
    if (span === null) continue;
    const inches = distance(span.from, span.to);
    if (best !== null && inches <= best.inches + TOUCH) continue;
    const touching = { stand: stand.id, unit: stand.unit, side: stand.side, face, figures: figuresOn(stand, face, span) };
    best = { touching, inches: inches > TOUCH ? inches : 0, span };
  }
  return best;
}

/** The stretch of a face that the other stand touches: its corners on the face, and the face's own ends on the other stand. */
function sharedOn(from: Point, to: Point, other: Stand): Span | null {
  const onFace = corners(other.box)
    .map((corner) => [corner, nearestOnSegment(from, to, corner)] as const)
    .filter(([corner, foot]) => distance(corner, foot) <= TOUCH)
    .map(([, foot]) => foot);
  const ends = [from, to].filter((end) => distance(end, nearestInBox(other.box, end)) <= TOUCH);
  const shared = [...onFace, ...ends].sort((p, q) => distance(from, p) - distance(from, q));
  const [first, last] = [shared[0], shared[shared.length - 1]];
  return first === undefined || last === undefined ? null : { from: first, to: last };
}

/** Figures of the outermost rank (front, rear) or the end of every rank (flanks) whose place along the face is in the stretch. */
function figuresOn(stand: Stand, face: Face, span: Span): readonly number[] {
  const places = figurePoints(stand).map((figure, number) => ({ number, ...inFrame(stand.box, figure) }));
  const [from, to] = [inFrame(stand.box, span.from), inFrame(stand.box, span.to)];
  const files = Math.ceil(stand.figures / stand.ranks);
  const rankOf = (number: number): number => Math.floor(number / files);
  const last = rankOf(places.length - 1);
  const outermost = places.filter(({ number }) => {
    if (face === 'front') return rankOf(number) === 0;
    if (face === 'rear') return rankOf(number) === last;
    const beside = face === 'left' ? number - 1 : number + 1;
    return places[beside] === undefined || rankOf(beside) !== rankOf(number);
  });
  const axis = face === 'left' || face === 'right' ? 'y' : 'x';
  const [low, high] = [Math.min(from[axis], to[axis]) - TOUCH, Math.max(from[axis], to[axis]) + TOUCH];
  return outermost.filter((place) => place[axis] >= low && place[axis] <= high).map(({ number }) => number);
}
