/** The command line's answers: output, error and exit code of a list of arguments. 0 done, 1 the rules refuse, 2 bad input. */
import { chance } from './commands/chance.ts';
import { charts } from './commands/charts.ts';
import { check } from './commands/check.ts';
import { compare } from './commands/compare.ts';
import { facts } from './commands/facts.ts';
import { fire } from './commands/fire.ts';
import { geojson } from './commands/geojson.ts';
import { line } from './commands/line.ts';
import { melee } from './commands/melee.ts';
import { BadInput } from './input.ts';
import type { Answer } from './output.ts';

interface CommandLine {
  readonly usage: string;
  readonly about: string;
  readonly run: (args: readonly string[]) => Answer;
}

const commands = new Map<string, CommandLine>([
  ['check', { usage: 'check FILE', about: 'Whether a scenario or save opens: units, stands, terrain, warnings.', run: check }],
  [
    'facts',
    {
      usage: 'facts FILE --from UNIT_OR_STAND [--at UNIT_OR_STAND] [--book ID]',
      about: 'Range, arc, line, enfilade, cover and levels, stand by stand.',
      run: facts,
    },
  ],
  [
    'line',
    {
      usage: 'line FILE --gun STAND (--bearing DEG | --to X,Y | --at UNIT) [--ricochet INCHES] [--book ID]',
      about: 'The path of solid shot: stands struck, terrain crossed, what stopped it.',
      run: line,
    },
  ],
  [
    'fire',
    {
      usage: 'fire FILE ORDER [--book ID] [--seed S] [--dice 7,3,…]',
      about: 'Rulings of the shots in ORDER, step by step, each with its trail.',
      run: fire,
    },
  ],
  [
    'chance',
    {
      usage: 'chance FILE (ORDER | --melee ATTACKER,DEFENDER [--expand winner|never|by-kills]) [--book ID] [--seed S]',
      about: 'The exact chances of every ruling of the shots in ORDER, or of a melee round by round, as fractions.',
      run: chance,
    },
  ],
  [
    'compare',
    {
      usage: 'compare FILE ORDER [--by inches|yards] [--book ID]',
      about: 'The same shots under every book: range, may it fire, chances, mean loss.',
      run: compare,
    },
  ],
  [
    'melee',
    {
      usage: 'melee FILE --attacker UNIT --defender UNIT [--rounds N] [--expand winner|never] [--book ID] [--seed S] [--dice 42,63,…]',
      about: 'Two units in contact fight it out, round by round, each side with its trail.',
      run: melee,
    },
  ],
  ['geojson', { usage: 'geojson FILE', about: 'The table as GeoJSON in plain inches.', run: geojson }],
  ['charts', { usage: 'charts [--book ID]', about: 'Every chart with its numbers, source and status.', run: charts }],
]);

const help = () =>
  [
    'Line of Fire',
    '',
    ...[...commands.values()].map((one) => `  ${one.usage}\n      ${one.about}`),
    '',
    'Add --text for people; --help after a command. Exit 0 done, 1 the rules refuse, 2 bad input.',
  ].join('\n');

function answer(args: readonly string[]): { readonly out: string; readonly code: number } {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') return { out: help(), code: 0 };
  const command = commands.get(name);
  if (!command) throw new BadInput(`found ${JSON.stringify(name)}, expected one of ${[...commands.keys()].join(', ')}`);
  if (rest.includes('--help')) return { out: `${command.usage}\n${command.about}`, code: 0 };
  const { text, json, code } = command.run(rest.filter((arg) => arg !== '--text'));
  return { out: rest.includes('--text') ? text : JSON.stringify(json, null, 2), code };
}

export interface Outcome {
  readonly out: string;
  readonly err: string;
  readonly code: number;
}

/** Bad input is one clear message; anything else that goes wrong is a fault of the program and is thrown. */
export function run(args: readonly string[]): Outcome {
  try {
    const { out, code } = answer(args);
    return { out: `${out}\n`, err: '', code };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return { out: '', err: `${error.message}\n`, code: 2 };
  }
}
