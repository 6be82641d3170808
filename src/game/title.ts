/** The name of a step in the log: "1st Battery fires ricochet at Odessa, 13.00″". Plain text, with names as they stand. */
import { showTape, tape } from '#geometry/shape/units';
import type { Shot } from '#rules/engine/contract';
import type { Command } from './command.ts';
import { findStand, findTerrain, findUnit } from './lookup.ts';
import { fightOf } from './melee/fight.ts';
import type { GameState } from './state.ts';

const unitName = (state: GameState, id: string): string => findUnit(state, id)?.name ?? id;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const terrainName = (state: GameState, id: string): string => {
  const piece = findTerrain(state, id);
  return piece ? piece.name || capital(piece.kind) : id;
};

function aimTitle(state: GameState, shot: Shot): string {
  if (shot.aim.at !== undefined) return ` at ${unitName(state, shot.aim.at)}`;
  if (shot.aim.bearing !== undefined) return ` along ${shot.aim.bearing.toFixed(1)}°`;
  if (shot.aim.to !== undefined) return ` toward ${shot.aim.to.map((inches) => `${inches.toFixed(2)}″`).join(', ')}`;
  return '';
}

function shotTitle(state: GameState, shot: Shot, verb: string): string {
  const point = shot.ricochet === undefined ? '' : `, point of ricochet ${showTape(tape(shot.ricochet))}`;
  const load = shot.load === undefined ? '' : `, ${shot.load}`;
  return `${unitName(state, shot.unit)} ${verb} ${shot.mode.replaceAll('-', ' ')}${load}${aimTitle(state, shot)}${point}`;
}

function placeTitle(state: GameState, command: Extract<Command, { type: 'place' }>): string {
  const units = [...new Set(command.placings.map((placing) => findStand(state, placing.stand)?.unit ?? placing.stand))];
  const who = units.length === 1 && units[0] !== undefined ? unitName(state, units[0]) : `${units.length} units`;
  const verbs = {
    straight: 'moves',
    oblique: 'moves',
    drag: 'moves',
    wheel: 'wheels',
    turn: 'turns',
    'about-face': 'faces about',
    charge: 'charges',
    form: 'forms',
    retreat: 'falls back',
  } as const;
  const verb = verbs[command.note.how];
  return command.note.inches > 0 ? `${who} ${verb} ${showTape(tape(command.note.inches))}` : `${who} ${verb}`;
}

type OfMelee = { readonly attacker: string; readonly defender: string };
const meleeName = (state: GameState, { attacker, defender }: OfMelee): string =>
  `${unitName(state, attacker)} v ${unitName(state, defender)}`;
const roundOf = (state: GameState, { attacker, defender }: OfMelee): number => (fightOf(state, attacker, defender)?.rounds ?? 0) + 1;

type MarchCommand = Extract<
  Command,
  { type: 'charge' | 'begin-melee' | 'fight-round' | 'fight-on' | 'check-morale' | 'form' | 'limber' | 'unlimber' | 'clear-jam' }
>;

function marchTitle(state: GameState, command: MarchCommand): string {
  switch (command.type) {
    case 'charge':
      return `${unitName(state, command.unit)} charges ${unitName(state, command.target)}`;
    case 'begin-melee':
      return `${unitName(state, command.attacker)} comes to blows with ${unitName(state, command.defender)}`;
    case 'fight-round':
      return `Round ${roundOf(state, command)} of ${meleeName(state, command)}${command.expand ? ', widened' : ''}`;
    case 'fight-on':
      return `From round ${roundOf(state, command)} on: ${meleeName(state, command)}`;
    case 'check-morale':
      return `${unitName(state, command.unit)} ${command.cause === 'rally' ? 'tries to rally' : `tests its morale: ${command.cause.replaceAll('-', ' ')}`}`;
    case 'form':
      return `${unitName(state, command.unit)} forms ${command.order.replaceAll('-', ' ')}, ${command.files} abreast`;
    case 'limber':
      return `${unitName(state, command.unit)} limbers up`;
    case 'unlimber':
      return `${unitName(state, command.unit)} unlimbers`;
    case 'clear-jam':
      return `${unitName(state, findStand(state, command.stand)?.unit ?? command.stand)} works at a jam`;
    default:
      throw new Error(`no command ${String(command satisfies never)}`);
  }
}

export function titleOf(state: GameState, command: Command): string {
  switch (command.type) {
    case 'declare-fire':
      return shotTitle(state, command.shot, 'declares');
    case 'fire-now':
      return shotTitle(state, command.shot, 'fires');
    case 'withdraw-shot':
      return 'A shot is withdrawn';
    case 'settle-step':
      return `Settled: ${state.turn.step.replaceAll('-', ' ')}`;
    case 'place':
      return placeTitle(state, command);
    case 'add-unit':
      return `${command.unit.name} is set out`;
    case 'duplicate-unit':
      return `${unitName(state, command.unit)} is copied`;
    case 'rename':
      return `Named ${command.name}`;
    case 'delete':
      return `${[...command.units.map((id) => unitName(state, id)), ...command.terrain.map((id) => terrainName(state, id)), ...command.stands].join(', ')} taken off`;
    case 'set-unit':
      return `${unitName(state, command.unit)}: ${Object.entries(command.change)
        .map(([key, value]) => `${key} ${String(value)}`)
        .join(', ')}`;
    case 'add-terrain':
      return `${command.piece.name || capital(command.piece.kind)} is laid`;
    case 'move-terrain':
      return `${terrainName(state, command.terrain)} is moved`;
    case 'reshape-terrain':
      return `${terrainName(state, command.terrain)} is reshaped`;
    case 'set-option':
      return `Reading ${command.id}: ${command.choice}`;
    case 'set-book':
      return `Book ${command.book}`;
    case 'set-chart':
      return `Chart ${command.chart.title}: yours`;
    case 'drop-chart':
      return `Chart ${command.id}: as shipped`;
    case 'set-rounds':
      return `${unitName(state, command.unit)}: ${command.rounds === null ? 'unlimited' : command.rounds} ${command.rounds === 1 ? 'round' : 'rounds'} of ${command.load}`;
    case 'set-seed':
      return `Seed ${command.seed}`;
    case 'who-first':
      return `Who moves first in turn ${state.turn.number}`;
    case 'end-turn':
      return `Turn ${state.turn.number} ends`;
    default:
      return marchTitle(state, command);
  }
}
