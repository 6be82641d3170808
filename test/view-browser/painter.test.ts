import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TerrainPiece } from '#geometry/table/table';
import { createTablePainter, type TablePainter } from '#view/paint/painter';
import type { Camera, Scene, StandLook, UnitLook } from '#view/scene';

const camera: Camera = { pxPerInch: 30, center: { x: 10, y: 7 }, width: 600, height: 420 };

const field: TerrainPiece = {
  id: 'field',
  kind: 'plough',
  name: '',
  parts: [
    {
      kind: 'polygon',
      points: [
        { x: 12, y: 2 },
        { x: 18, y: 3 },
        { x: 17, y: 9 },
        { x: 12, y: 8 },
      ],
    },
  ],
  path: null,
  level: 0,
  stories: 0,
  cover: null,
};

const stand = (id: string, x: number, y: number, more: Partial<StandLook> = {}): StandLook => ({
  id,
  box: { center: { x, y }, width: 1.2, depth: 0.8, facing: 40 },
  livery: 'blue',
  arm: 'foot',
  figures: 3,
  full: 3,
  ranks: 1,
  stance: 'level',
  state: 'fresh',
  engaged: false,
  flag: false,
  emphasis: 'none',
  ...more,
});

const unitOf = (stands: readonly StandLook[], emphasis: UnitLook['emphasis'] = 'none'): UnitLook => ({
  id: 'u',
  name: 'Odessa',
  figures: 9,
  livery: 'blue',
  stands: stands.map(({ id }) => id),
  state: 'shaken',
  engaged: false,
  emphasis,
});

const stands = [stand('a', 4, 4), stand('b', 5.5, 4), stand('c', 7, 4)];

const scene = (more: Partial<Scene> = {}): Scene => ({
  width: 20,
  depth: 14,
  stands,
  units: [unitOf(stands)],
  terrain: [{ piece: field, selected: false, litEdge: null }],
  marks: [
    {
      kind: 'line',
      id: 'shot',
      points: [
        { x: 2, y: 11 },
        { x: 9, y: 11 },
      ],
      stroke: 'tested',
    },
  ],
  ghosts: [],
  dark: false,
  labels: 'all',
  showLevels: false,
  ...more,
});

let host: HTMLElement;
let painter: TablePainter;
const painters: TablePainter[] = [];

async function open(preference: 'webgl' | 'canvas', options: Parameters<typeof createTablePainter>[1] = {}): Promise<TablePainter> {
  const opened = await createTablePainter(host, { preference, ...options });
  opened.resize(camera.width, camera.height);
  opened.show(scene());
  opened.look(camera);
  painters.push(opened);
  return opened;
}

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await new Promise((done) => requestAnimationFrame(done));
};

/** The colour that the table shows at a place, in inches. */
async function colorsAt(from: TablePainter, places: readonly (readonly [number, number])[]): Promise<readonly string[]> {
  const picture = await createImageBitmap(await from.snapshot());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no 2D canvas');
  pen.drawImage(picture, 0, 0);
  const ratio = picture.width / camera.width;
  return places.map(([x, y]) => {
    const left = (camera.width / 2 + (x - camera.center.x) * camera.pxPerInch) * ratio;
    const top = (camera.height / 2 - (y - camera.center.y) * camera.pxPerInch) * ratio;
    return pen.getImageData(Math.round(left), Math.round(top), 1, 1).data.slice(0, 3).join(',');
  });
}

const brown = (color: string): boolean => {
  const [r = 0, , b = 0] = color.split(',').map(Number);
  return r - b > 50;
};

beforeEach(() => {
  host = document.createElement('div');
  host.style.cssText = `width: ${camera.width}px; height: ${camera.height}px`;
  document.body.append(host);
});

afterEach(() => {
  for (const one of painters.splice(0)) one.destroy();
  host.remove();
});

describe.each(['canvas', 'webgl'] as const)('The table painted by %s', (preference) => {
  beforeEach(async () => {
    painter = await open(preference);
    await frames(3);
  });

  test('is the renderer that was asked for', () => {
    expect(painter.renderer).toBe(preference);
    expect(host.querySelector('canvas')).toBe(painter.canvas);
  });

  test('shows the outline that is tested: furrows a twentieth of an inch inside it, grass outside', async () => {
    const inside = [
      [12.08, 5],
      [15, 8.4],
      [17.2, 5],
    ] as const;
    const outside = [
      [11.85, 5],
      [15, 8.8],
      [17.75, 6],
    ] as const;
    expect((await colorsAt(painter, inside)).map(brown)).toEqual([true, true, true]);
    expect((await colorsAt(painter, outside)).map(brown)).toEqual([false, false, false]);
  });

  test('darkens the ground in the dark theme and leaves the stands as they are', async () => {
    const [light = '', stood = ''] = await colorsAt(painter, [
      [2, 13],
      [5.5, 4],
    ]);
    painter.show(scene({ dark: true }));
    const [dark = '', stands = ''] = await colorsAt(painter, [
      [2, 13],
      [5.5, 4],
    ]);
    expect(Number(dark.split(',')[0]) / Number(light.split(',')[0])).toBeCloseTo(0.66, 1);
    expect(stands).toBe(stood);
  });
});

describe('The table painter', () => {
  beforeEach(async () => {
    painter = await open('canvas');
    await frames(3);
  });

  test('scene-rebuild-leak: shows the same scene two hundred times without keeping anything of it', async () => {
    const before = painter.counts();
    for (let i = 0; i < 200; i += 1) {
      painter.show(structuredClone(scene()));
      if (i % 20 === 0) await frames(1);
    }
    await frames(3);
    expect(painter.counts()).toEqual(before);
  });

  test('stands of hundreds of shapes, one after another, do not pile their pictures up', async () => {
    for (let i = 0; i < 230; i += 1) {
      const one = stand('a', 4, 4);
      painter.show(scene({ stands: [{ ...one, box: { ...one.box, width: 1 + i / 100 } }], units: [] }));
      await painter.snapshot();
    }
    expect(painter.counts().textures).toBeLessThan(200);
  });

  test('a stand that comes and goes leaves nothing behind', async () => {
    const before = painter.counts().displayObjects;
    painter.show(scene({ stands: [...stands, stand('d', 9, 9)] }));
    await frames(2);
    expect(painter.counts().displayObjects).toBe(before + 1);
    painter.show(scene());
    await frames(2);
    expect(painter.counts().displayObjects).toBe(before);
  });

  test('moving, pointing and choosing draw no picture anew', async () => {
    const before = painter.counts().textures;
    const moved = stands.map((one) => ({ ...one, box: { ...one.box, facing: 70, center: { x: one.box.center.x, y: 6 } } }));
    for (const emphasis of ['hovered', 'selected', 'none'] as const) {
      painter.show(scene({ stands: moved, units: [unitOf(moved, emphasis)] }));
      await frames(2);
    }
    expect(painter.counts().textures).toBe(before);
  });

  test('draws nothing while nothing changes', async () => {
    await new Promise((done) => setTimeout(done, 250));
    await frames(2);
    const request = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = (run) => {
      asked += 1;
      return request(run);
    };
    await new Promise((done) => setTimeout(done, 200));
    expect(asked).toBe(0);
    painter.show(scene());
    expect(asked).toBe(1);
    painter.look(camera);
    expect(asked).toBe(1);
    window.requestAnimationFrame = request;
  });

  test('a stand is drawn on the table where it stands', async () => {
    const [on, off] = await colorsAt(painter, [
      [4, 4],
      [4, 5.5],
    ]);
    painter.show(scene({ stands: [], units: [] }));
    const [gone, same] = await colorsAt(painter, [
      [4, 4],
      [4, 5.5],
    ]);
    expect(on).not.toBe(gone);
    expect(off).toBe(same);
  });

  test('a shot resolves when it has been shown, and at once when it is skipped', async () => {
    const before = painter.counts().displayObjects;
    const shot = { from: { x: 2, y: 11 }, to: { x: 9, y: 11 }, legs: [], struck: [{ stand: 'a', at: 2 }], por: 4, stopAt: 7 };
    const shown = painter.playShot(shot);
    await frames(3);
    expect(painter.counts().displayObjects).toBeGreaterThan(before);
    painter.skipMotion();
    await shown;
    expect(painter.counts().displayObjects).toBe(before);
    await painter.playShot({ ...shot, stopAt: 1, por: null });
    expect(painter.counts().displayObjects).toBe(before);
  });

  test('leaves its host empty when it is destroyed', () => {
    painter.destroy();
    painters.length = 0;
    expect(host.childElementCount).toBe(0);
  });
});

test('with less motion asked for, a shot is over at once', async () => {
  painter = await open('canvas', { reducedMotion: true });
  const before = painter.counts();
  await painter.playShot({ from: { x: 2, y: 11 }, to: { x: 9, y: 11 }, legs: [], struck: [], por: null, stopAt: 7 });
  expect(painter.counts()).toEqual(before);
});

test('a lost context comes back with the same picture', async () => {
  const heard: string[] = [];
  painter = await open('webgl', { onLost: () => heard.push('lost'), onRestored: () => heard.push('restored') });
  await frames(5);
  const whole = async (): Promise<string> => (await painter.snapshot()).text();
  const before = await whole();
  const loss = (painter.canvas.getContext('webgl2') as WebGL2RenderingContext | null)?.getExtension('WEBGL_lose_context');
  loss?.loseContext();
  await new Promise((done) => painter.canvas.addEventListener('webglcontextlost', () => setTimeout(done), { once: true }));
  const moved = stands.map((one) => ({ ...one, box: { ...one.box, center: { x: one.box.center.x, y: 4 } } }));
  painter.show(scene({ stands: moved, dark: true }));
  painter.look({ ...camera, pxPerInch: 61 });
  await frames(10);
  painter.show(scene({ stands: moved }));
  painter.look(camera);
  await frames(5);
  loss?.restoreContext();
  await new Promise((done) => painter.canvas.addEventListener('webglcontextrestored', () => setTimeout(done), { once: true }));
  await frames(3);
  expect(heard).toEqual(['lost', 'restored']);
  expect((await whole()) === before).toBe(true);
});
