/** Who fires, after what move, past whom: in our own words. */
import type { Clause } from '../../../../engine/parts.ts';
import { clauseOf, passage } from '../../shared/index.ts';
import { sources } from '../sources.ts';

export const whoClauses: readonly Clause[] = [
  clauseOf(sources.simultaneous, {
    heading: 'All fire at once',
    words: [
      'Firing is the fifth part of the turn, after all movement. All of it is simultaneous: every company fires with the figures that it had when the step began, and losses are taken together afterwards.',
    ],
  }),
  clauseOf(sources.mayFire, {
    heading: 'Who does not fire',
    words: [
      'Units that are destroyed, routed, charging or engaged in melee do not fire, nor stands without figures. Who charges may be fired at until the melee begins, by its target too.',
    ],
  }),
  clauseOf(sources.oneShot, { heading: 'Once a turn', words: ['A stand or gun fires once a turn.'] }),
  clauseOf(sources.noArms, {
    heading: 'Firearms',
    words: [
      'Troops without firearms do not fire, and gunners have none but their gun. Muskets, rifles and carbines of every war fire by the one table of small arms.',
    ],
  }),
  clauseOf(sources.gunServed, {
    heading: 'Guns in action',
    words: [
      'A gun fires unlimbered, with a crew, when it has been neither lost nor stopped. Men who serve a gun fire no arms of their own.',
    ],
  }),
  clauseOf(sources.ranks, {
    heading: 'Two ranks of Imperials',
    words: ['Of an Imperial stand the figures in its first two ranks fire.'],
    charts: ['who-fires'],
  }),
  clauseOf(sources.rearStand, {
    heading: 'A second stand close behind',
    words: [
      'A stand whose front lies half an inch or less behind another of its own company is that company’s next rank. Behind a stand of one rank it fires with its first rank; behind two ranks it does not fire.',
    ],
    charts: ['who-fires.house'],
  }),
  clauseOf(sources.mahdistBases, {
    heading: 'Mahdist bases',
    words: [
      'Every rifleman on a front base fires, five on a whole one; bases behind another of their own do not. Two bases before two fire ten figures.',
      'Mahdists never fire over friends.',
    ],
  }),
  clauseOf(sources.arc, {
    heading: 'Thirty degrees from the front corners',
    words: [
      'A stand fires at what lies ahead of its front, between a ray from each front corner turned outward by 30°. Guns have the same arc.',
    ],
    charts: ['arcs'],
  }),
  clauseOf(sources.moving, {
    heading: 'Moving and firing',
    words: [
      'Infantry, skirmishers too, fires after a move of 6 inches or less. A screw gun that stands assembled may be moved 6 inches and fired. A field gun may be manhandled 3 inches and fired, a machine gun 6.',
    ],
    charts: ['moving-and-firing'],
  }),
  clauseOf(sources.movingColumn, {
    heading: 'Columns that move and fire',
    words: ['A column may move further than a line, but one that used more than 6 inches of its move does not fire.'],
    charts: ['moving-and-firing'],
  }),
  clauseOf(sources.movingMounted, {
    heading: 'Mounted troops that move and fire',
    words: ['The text names infantry only. Mounted troops are held to the same 6 inches.'],
    charts: ['moving-and-firing.read'],
  }),
  clauseOf(sources.manhandled, {
    heading: 'A field gun by hand',
    words: ['A field gun may be pushed 6 inches when it does not fire, and 3 when it does.'],
    charts: ['moving-and-firing'],
  }),
  clauseOf(sources.assembled, {
    heading: 'Assembling a screw gun',
    words: ['Assembling a screw gun takes its whole move, so it does not fire in that turn.'],
  }),
  clauseOf(passage('moving and firing, half a move of a limbered gun', 'found', 'D004-4'), {
    heading: 'Half a move, unlimber and fire',
    words: ['A limbered gun moves 9 inches. One that is drawn half of that, 4.5 inches, may unlimber and fire in the same turn.'],
    charts: ['moving-and-firing.found'],
  }),
  clauseOf(sources.overhead, {
    heading: 'Over friends',
    words: [
      'Imperial troops may fire over friends at a target that is in plain view, with at least 6 inches from the target to the nearest friend fired over. No height is needed.',
    ],
    charts: ['overhead'],
  }),
  clauseOf(sources.overheadView, {
    heading: 'What plain view means',
    words: [
      'Friends and the ranks of the firer’s own company do not hide the target. Terrain and enemies on the line do.',
      'Range and gap are read to the same stand: the nearest that is seen freely, or over friends far enough from it. What must be seen of the target changes nothing of the gap.',
    ],
  }),
  clauseOf(sources.sight, {
    heading: 'The view',
    words: [
      'The target must be seen. The line of fire runs from the middle of the front to the nearest point of the target stand in the arc, and nothing that obstructs may lie on it.',
      'Other readings take a stand for seen when any part, or half of it, is; aim at its centre; take its level from most of its ground; and count it in the arc by its centre or half of it.',
    ],
  }),
  clauseOf(sources.target, {
    heading: 'The target',
    words: ['Fire is aimed at one enemy unit that has figures left and is in no melee.'],
  }),
];
