/** The scenarios that come with the program. Their texts are loaded when they are opened, by the same parser as a player's own. */
import brickfield from '../../assets/scenarios/brickfield.lof.json?raw';
import goldbach from '../../assets/scenarios/goldbach-bridges.lof.json?raw';
import ridge from '../../assets/scenarios/below-the-ridge.lof.json?raw';
import postRoad from '../../assets/scenarios/post-road.lof.json?raw';
import wells from '../../assets/scenarios/wells-at-dawn.lof.json?raw';

export interface Sample {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly text: string;
}

function sample(id: string, text: string): Sample {
  const { name, about } = JSON.parse(text) as { readonly name: string; readonly about: string };
  return { id, name, about, text };
}

/** The first is the start screen's battle. */
export const samples: readonly [Sample, ...Sample[]] = [
  sample('goldbach-bridges', goldbach),
  sample('post-road', postRoad),
  sample('below-the-ridge', ridge),
  sample('brickfield', brickfield),
  sample('wells-at-dawn', wells),
];
