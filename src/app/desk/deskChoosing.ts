/** What is selected, and what is set out anew. */
import { toTable } from '#view/camera';
import { selectStand, selectTerrain, selectUnit } from '#view/tool/selection';
import { NOTHING_SELECTED, type Selection } from '#view/tool/tool';
import { TERRAIN_KINDS, type TerrainKind } from '#geometry/table/table';
import type { Refused } from '#rules/engine/contract';
import { playSources } from '#rules/engine/play/sources';
import type { Desk, NewUnit } from '#ui/desk';
import { stateOf } from './bench.ts';
import type { DeskParts } from './deskParts.ts';
import { selecting } from './hands.ts';
import { terrainCommand, unitCommand } from './setOut.ts';
import { troopChoices } from './troopChoices.ts';

const noRoomFor = (wanted: NewUnit): Refused => ({
  code: 'no-room',
  because: `There is no free ground for ${wanted.name} within 40 inches.`,
  source: playSources.settingOut,
});

type Choosing = 'pickUnit' | 'pickStand' | 'pickTerrain' | 'addUnit' | 'addTerrain' | 'troops' | 'terrainKinds';

export function deskChoosing({ store, play }: DeskParts): Pick<Desk, Choosing> {
  const state = () => stateOf(store.get());
  const choose = (selection: Selection) => store.set(selecting(store.get(), selection));
  const middle = () => {
    const { camera } = store.get();
    return toTable(camera, { x: camera.width / 2, y: camera.height / 2 });
  };
  return {
    pickUnit: (unit) => choose(unit === null ? NOTHING_SELECTED : selectUnit(state(), unit)),
    pickStand: (stand) => choose(stand === null ? NOTHING_SELECTED : selectStand(stand)),
    pickTerrain: (terrain) => choose(terrain === null ? NOTHING_SELECTED : selectTerrain(terrain)),
    addUnit: (wanted) => {
      const command = unitCommand(state(), wanted, middle());
      if (!command) return noRoomFor(wanted);
      const refused = play.send(command);
      if (!refused) choose(selectUnit(state(), command.unit.id));
      return refused;
    },
    addTerrain: (kind, name) => {
      const command = terrainCommand(state(), kind as TerrainKind, name, middle());
      const refused = play.send(command);
      if (!refused) choose(selectTerrain(command.piece.record.id));
      return refused;
    },
    troops: troopChoices,
    terrainKinds: () => TERRAIN_KINDS.map((kind) => ({ kind, label: kind.charAt(0).toUpperCase() + kind.slice(1) })),
  };
}
