/** What the desk hands out as files. */
import { saveOf } from '#game/save/save';
import { scenarioOf } from '#game/scenario/write';
import { toGeoJson } from '#geometry/table/geojson';
import { chartCsv } from '#ui/charts/csv';
import type { Desk } from '#ui/desk';
import { download, downloadText, fileName } from '../files.ts';
import { planOf } from './aiming.ts';
import { stateOf, type Bench } from './bench.ts';
import type { DeskParts } from './deskParts.ts';

export const saveGame = (bench: Bench): void => download(fileName(stateOf(bench).name, 'lofgame.json'), saveOf(bench.session));

export function deskSaving({ store }: DeskParts): Pick<Desk, 'saveChart' | 'saveScenario' | 'saveGame' | 'saveGeoJson'> {
  const state = () => stateOf(store.get());
  return {
    saveChart: (chart, as) => {
      if (as === 'json') download(fileName(chart.title, 'chart.json'), chart);
      else downloadText(fileName(chart.title, 'csv'), chartCsv(chart), 'text/csv;charset=utf-8');
    },
    saveScenario: () => download(fileName(state().name, 'lof.json'), scenarioOf(state())),
    saveGame: () => saveGame(store.get()),
    saveGeoJson: () => {
      const aimed = planOf(store.get())?.stands[0]?.facts.line ?? null;
      download(fileName(state().name, 'geojson'), toGeoJson(state().table, aimed));
    },
  };
}
