/** Two units face to face, for charges and melees: a body of one deep stand, or lines of small ones. */
import { foot, scene, unit, type UnitData } from '#test/scenes';

type More = Readonly<Record<string, unknown>>;

/** Cuirassiers four abreast, their front edge on y = 20.5. */
export const cuirassiers = (more: More = {}, stand: More = {}): UnitData =>
  unit(
    'cav',
    'blue',
    'heavy-cavalry',
    'line',
    [{ id: 'h1', x: 20, y: 20, facing: 0, frontage: 4, depth: 1, figures: 12, ranks: 3, ...stand }],
    more,
  );

/** Foot six deep whose front edge lies `apart` inches beyond y = 20.5. */
export const infantry = (apart = 0, more: More = {}, stand: More = {}): UnitData =>
  unit(
    'inf',
    'red',
    'french-line',
    'line',
    [{ id: 'i1', x: 20, y: 21 + apart, facing: 180, frontage: 4, depth: 1, figures: 24, ranks: 6, ...stand }],
    more,
  );

/** The worked example: cuirassiers caught infantry in the open, in contact and charging. */
export const caught = (more: More = {}): Record<string, unknown> =>
  scene([cuirassiers({ charging: true }), infantry()], [], { book: 'linear', ...more });

/** A line of three stands facing north with its front edge on `y`. */
export const lineAt = (id: string, side: string, x: number, y: number, more: More = {}): UnitData =>
  unit(
    id,
    side,
    'french-line',
    'line',
    [foot(`${id}1`, x - 0.9, y - 0.375, 0), foot(`${id}2`, x, y - 0.375, 0), foot(`${id}3`, x + 0.9, y - 0.375, 0)],
    more,
  );

/** A line of three stands facing south with its front edge on `y`. */
export const lineDown = (id: string, side: string, x: number, y: number, more: More = {}): UnitData =>
  unit(
    id,
    side,
    'french-line',
    'line',
    [foot(`${id}1`, x - 0.9, y + 0.375, 180), foot(`${id}2`, x, y + 0.375, 180), foot(`${id}3`, x + 0.9, y + 0.375, 180)],
    more,
  );
