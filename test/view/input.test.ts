import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputBench } from '#test/pointers';
import { toTable } from '#view/camera';
import type { Camera } from '#view/scene';

/** 10 px an inch, the north-west corner of a 48″ deep table in the view's corner. */
const camera: Camera = { pxPerInch: 10, center: { x: 60, y: 8 }, width: 1200, height: 800 };

describe('where the pointer is', () => {
  it.each([1, 1.5, 2])(
    'pick-with-zoom-and-dpr: a click at (290, 210) on a view at (40, 60) is 25″ east and 15″ south of its corner, at a pixel ratio of %d',
    (ratio) => {
      vi.stubGlobal('devicePixelRatio', ratio);
      const bench = inputBench(camera);
      bench.sendTo(bench.element, {
        type: 'pointerdown',
        clientX: 290,
        clientY: 210,
        pointerType: 'mouse',
        pointerId: 1,
        button: 0,
        buttons: 1,
      });
      expect(bench.pointers[0]?.at).toEqual({ x: 25, y: 48 - 15 });
      expect(bench.pointers[0]?.screen).toEqual({ x: 250, y: 150 });
      vi.unstubAllGlobals();
    },
  );

  it('the keys held come with it, and those switched on from the screen', () => {
    const bench = inputBench(camera, { sticky: { shift: true, alt: false, ctrl: false } });
    bench.at('pointermove', 10, 10, { buttons: 0, altKey: true, metaKey: true });
    expect(bench.pointers[0]).toMatchObject({ shift: true, alt: true, ctrl: true, touch: false, clicks: 0, outside: false });
  });

  it('the second press within 350 ms on the same spot is a double click, the third is not', () => {
    const bench = inputBench(camera);
    for (const time of [100, 300, 500]) {
      bench.at('pointerdown', 50, 50, { timeStamp: time });
      bench.at('pointerup', 50, 50, { timeStamp: time + 20, buttons: 0 });
    }
    expect(bench.pointers.map((pointer) => pointer.clicks)).toEqual([1, 1, 2, 2, 1, 1]);
  });

  it.each([
    ['too late', 460, 50],
    ['too far', 300, 55],
  ])('a second press %s is a single click', (_, time, x) => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 50, 50, { timeStamp: 100 });
    bench.at('pointerup', 50, 50, { timeStamp: 110, buttons: 0 });
    bench.at('pointerdown', x, 50, { timeStamp: time });
    expect(bench.pointers.at(-1)?.clicks).toBe(1);
  });
});

describe('a press ends, whatever happens', () => {
  it('down, moves and up go to the tool, captured', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 50, 50);
    bench.at('pointermove', 60, 50);
    bench.at('pointerup', 60, 50, { buttons: 0 });
    expect(bench.told).toEqual(['down', 'move', 'up']);
    expect(bench.captured).toEqual([1]);
  });

  it('drag-released-outside: the captured release beyond the view says so, and the pointer back over the view only hovers', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 100, 380);
    bench.at('pointermove', -30, 380);
    bench.at('pointerup', -30, 380, { buttons: 0 });
    expect(bench.pointers.at(-1)?.outside).toBe(true);
    bench.at('pointermove', 300, 180, { buttons: 0 });
    expect(bench.told).toEqual(['down', 'move', 'up', 'move']);
  });

  it('drag-released-outside: a move with no button down ends a drag whose release was never seen', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 100, 380);
    bench.at('pointermove', 130, 380);
    bench.at('pointermove', 300, 180, { buttons: 0 });
    bench.at('pointermove', 310, 180, { buttons: 0 });
    expect(bench.told).toEqual(['down', 'move', 'cancel', 'move', 'move']);
  });

  it.each(['pointercancel', 'lostpointercapture'])('%s ends it without an effect', (lost) => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 100, 380);
    bench.at(lost, 100, 380, { buttons: 0 });
    bench.at('pointerup', 100, 380, { buttons: 0 });
    expect(bench.told).toEqual(['down', 'cancel']);
  });

  it('the capture that is given back after a release means nothing', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 100, 380);
    bench.at('pointerup', 100, 380, { buttons: 0 });
    bench.at('lostpointercapture', 100, 380, { buttons: 0 });
    expect(bench.told).toEqual(['down', 'up']);
  });

  it('the right button joining in takes it back, and what is still held does nothing more', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 100, 380);
    bench.at('pointermove', 120, 380, { button: -1 });
    bench.at('pointermove', 120, 380, { button: 2, buttons: 3 });
    bench.at('pointermove', 150, 380, { button: -1, buttons: 1 });
    bench.at('pointerup', 150, 380, { buttons: 0 });
    expect(bench.told).toEqual(['down', 'move', 'cancel']);
  });

  it('a window that loses the keyboard lets go of everything', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 100, 380);
    bench.sendTo(bench.page, { type: 'blur' });
    expect(bench.told).toEqual(['down', 'cancel']);
  });

  it('nothing is heard after listening has stopped', () => {
    const bench = inputBench(camera);
    bench.stop();
    bench.at('pointerdown', 100, 380);
    bench.at('wheel', 100, 380, { deltaY: -100, deltaX: 0, deltaMode: 0 });
    expect(bench.told).toEqual([]);
    expect(bench.camera()).toBe(camera);
  });
});

describe('panning and zooming', () => {
  it.each([
    ['the right button', { button: 2, buttons: 2 }],
    ['the middle button', { button: 1, buttons: 4 }],
  ])('a drag with %s pans by as many pixels and is no press', (_, fields) => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 300, 300, fields);
    bench.at('pointermove', 320, 290, { ...fields, button: -1 });
    bench.at('pointerup', 320, 290, { ...fields, buttons: 0 });
    expect(bench.camera().center).toEqual({ x: 58, y: 7 });
    expect(bench.told).toEqual([]);
  });

  it('Space makes a pan of the left button, and only while it is held', () => {
    const bench = inputBench(camera);
    bench.key('keydown', ' ', 'Space');
    bench.at('pointerdown', 300, 300);
    bench.at('pointermove', 320, 290);
    bench.at('pointerup', 320, 290, { buttons: 0 });
    bench.key('keyup', ' ', 'Space');
    expect(bench.camera().center).toEqual({ x: 58, y: 7 });
    bench.at('pointerdown', 300, 300);
    expect(bench.told).toEqual(['down']);
  });

  it('Space typed into a field or on a button of the page is theirs', () => {
    const bench = inputBench(camera);
    bench.key('keydown', ' ', 'Space', new EventTarget());
    bench.at('pointerdown', 300, 300);
    expect(bench.told).toEqual(['down']);
    expect(bench.prevented).toEqual([]);
  });

  it('the right button without a drag asks for the menu', () => {
    const bench = inputBench(camera);
    bench.at('pointerdown', 300, 300, { button: 2, buttons: 2 });
    bench.at('pointermove', 302, 300, { button: -1, buttons: 2 });
    bench.at('pointerup', 302, 300, { button: 2, buttons: 0 });
    bench.at('contextmenu', 302, 300);
    expect(bench.told).toEqual(['menu']);
    expect(bench.prevented).toEqual(['contextmenu']);
    expect(bench.camera()).toBe(camera);
  });

  it('the wheel zooms about the pointer, forwards is nearer, and the page does not scroll', () => {
    const bench = inputBench(camera);
    const before = toTable(bench.camera(), { x: 900, y: 100 });
    bench.at('wheel', 900, 100, { deltaY: -100, deltaX: 0, deltaMode: 0 });
    expect(bench.camera().pxPerInch).toBeCloseTo(10 * Math.exp(0.15), 9);
    const after = toTable(bench.camera(), { x: 900, y: 100 });
    expect([after.x, after.y]).toEqual([expect.closeTo(before.x, 9), expect.closeTo(before.y, 9)]);
    expect(bench.prevented).toEqual(['wheel']);
  });

  it('a wheel that counts in lines zooms as far as one that counts in pixels', () => {
    const [lines, pixels] = [inputBench(camera), inputBench(camera)];
    lines.at('wheel', 900, 100, { deltaY: 3, deltaX: 0, deltaMode: 1 });
    pixels.at('wheel', 900, 100, { deltaY: 48, deltaX: 0, deltaMode: 0 });
    expect(lines.camera()).toEqual(pixels.camera());
  });

  it.each([
    ['Control', { ctrlKey: true }, 1],
    ['Shift', { shiftKey: true }, 15],
  ])('with %s held the wheel turns what is chosen, by %o a notch', (key, fields, degrees) => {
    const bench = inputBench(camera, { turns: true });
    bench.key('keydown', key, `${key}Left`);
    bench.at('wheel', 900, 100, { deltaY: 100, deltaX: 0, deltaMode: 0, ...fields });
    bench.at('wheel', 900, 100, { deltaY: -100, deltaX: 0, deltaMode: 0, ...fields });
    expect(bench.twists).toEqual([{ turn: degrees, done: true }, { turn: -degrees, done: true }]); // prettier-ignore
    expect(bench.camera()).toBe(camera);
  });

  it("a trackpad's pinch says Ctrl without the key: it zooms", () => {
    const bench = inputBench(camera, { turns: true });
    bench.at('wheel', 900, 100, { deltaY: -10, deltaX: 0, deltaMode: 0, ctrlKey: true });
    expect(bench.twists).toEqual([]);
    expect(bench.camera().pxPerInch).toBeCloseTo(10 * Math.exp(0.1), 9);
  });
});

describe('R held', () => {
  it('peeks until it is let go or the window loses the keyboard, however often it repeats', () => {
    const bench = inputBench(camera);
    for (const type of ['keydown', 'keydown', 'keyup', 'keydown'] as const) bench.key(type, 'r', 'KeyR');
    bench.sendTo(bench.page, { type: 'blur' });
    expect(bench.told).toEqual(['peek', 'peek no more', 'peek', 'peek no more']);
  });

  it('shortcut-while-typing: not in a text field, nor with Ctrl', () => {
    const bench = inputBench(camera);
    bench.key('keydown', 'r', 'KeyR', Object.assign(new EventTarget(), { tagName: 'INPUT', type: 'text' }));
    bench.sendTo(bench.page, { type: 'keydown', key: 'r', code: 'KeyR', ctrlKey: true });
    expect(bench.told).toEqual([]);
  });
});

describe('fingers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('page-gesture-conflict: the table keeps every gesture to itself, and 60 px at 10 px an inch are 6″', () => {
    const bench = inputBench(camera, { over: { kind: 'stand', id: 'a' } });
    expect(bench.element.style.touchAction).toBe('none');
    const from = bench.screenOf({ x: 10, y: 10 });
    bench.touch('pointerdown', 1, from.x, from.y);
    bench.touch('pointermove', 1, from.x + 60, from.y);
    bench.touch('pointerup', 1, from.x + 60, from.y);
    expect(bench.told).toEqual(['down', 'move', 'up']);
    expect(bench.pointers.at(-1)?.at).toEqual({ x: 16, y: 10 });
  });

  it('pinch-zoom-anchor: two fingers that part from 200 to 400 px double the scale about their middle', () => {
    const bench = inputBench(camera, { takes: false });
    bench.touch('pointerdown', 1, 200, 300);
    bench.touch('pointerdown', 2, 400, 300);
    bench.touch('pointermove', 1, 100, 300);
    bench.touch('pointermove', 2, 500, 300);
    expect(bench.camera().pxPerInch).toBe(20);
    expect(bench.screenOf({ x: 0, y: 48 })).toEqual({ x: -300, y: -300 });
  });

  it('a finger left over after a pinch neither pans nor presses until it is lifted', () => {
    const bench = inputBench(camera, { takes: false });
    bench.touch('pointerdown', 1, 200, 300);
    bench.touch('pointerdown', 2, 400, 300);
    bench.touch('pointerup', 2, 400, 300);
    const after = bench.camera();
    bench.touch('pointermove', 1, 300, 400);
    bench.touch('pointerup', 1, 300, 400);
    expect(bench.camera()).toEqual(after);
    expect(bench.told).toEqual([]);
    bench.touch('pointerdown', 3, 300, 300);
    bench.touch('pointermove', 3, 330, 300);
    expect(bench.camera().center.x).toBeCloseTo(after.center.x - 3, 9);
  });

  it('one finger on open ground pans, and a tap there is a click', () => {
    const bench = inputBench(camera, { takes: false });
    bench.touch('pointerdown', 1, 300, 300);
    bench.touch('pointermove', 1, 320, 290);
    bench.touch('pointerup', 1, 320, 290);
    expect(bench.camera().center).toEqual({ x: 58, y: 7 });
    expect(bench.told).toEqual([]);
    bench.touch('pointerdown', 1, 300, 300);
    bench.touch('pointermove', 1, 305, 300);
    bench.touch('pointerup', 1, 305, 300);
    expect(bench.told).toEqual(['down', 'up']);
  });

  it('a second finger takes back the press of the first', () => {
    const bench = inputBench(camera);
    bench.touch('pointerdown', 1, 300, 300);
    bench.touch('pointerdown', 2, 400, 300);
    bench.touch('pointerup', 1, 300, 300);
    bench.touch('pointerup', 2, 400, 300);
    expect(bench.told).toEqual(['down', 'cancel']);
  });

  it('two fingers on what is chosen turn it, clockwise as the fingers turn', () => {
    const bench = inputBench(camera, { turns: true });
    bench.touch('pointerdown', 1, 300, 300);
    bench.touch('pointerdown', 2, 400, 300);
    bench.touch('pointermove', 2, 300, 400);
    bench.touch('pointerup', 2, 300, 400);
    expect(bench.twists).toEqual([{ turn: 90, done: false }, { turn: 90, done: true }]); // prettier-ignore
    expect(bench.camera()).toBe(camera);
  });

  it('two fingers of which the first chose what lies under it pinch, and turn nothing', () => {
    const bench = inputBench(camera, { turns: 'once pressed' });
    bench.touch('pointerdown', 1, 300, 300);
    bench.touch('pointerdown', 2, 400, 300);
    bench.touch('pointermove', 2, 500, 300);
    expect(bench.twists).toEqual([]);
    expect(bench.camera().pxPerInch).toBeCloseTo(2 * camera.pxPerInch, 9);
  });

  it('a turn that is broken off turns nothing', () => {
    const bench = inputBench(camera, { turns: true });
    bench.touch('pointerdown', 1, 300, 300);
    bench.touch('pointerdown', 2, 400, 300);
    bench.touch('pointermove', 2, 300, 400);
    bench.touch('pointercancel', 2, 300, 400);
    expect(bench.twists.at(-1)).toEqual({ turn: 0, done: true });
  });

  it('half a second on one spot is the menu, and the press is taken back', () => {
    const bench = inputBench(camera);
    bench.touch('pointerdown', 1, 300, 300);
    vi.advanceTimersByTime(499);
    expect(bench.told).toEqual(['down']);
    vi.advanceTimersByTime(1);
    bench.touch('pointerup', 1, 300, 300);
    expect(bench.told).toEqual(['down', 'cancel', 'menu']);
  });

  it.each([
    ['a finger that moves on', (bench: ReturnType<typeof inputBench>) => bench.touch('pointermove', 1, 312, 300)],
    ['a finger that is lifted', (bench: ReturnType<typeof inputBench>) => bench.touch('pointerup', 1, 300, 300)],
    ['a second finger', (bench: ReturnType<typeof inputBench>) => bench.touch('pointerdown', 2, 380, 300)],
  ])('%s asks for no menu', (_, go) => {
    const bench = inputBench(camera);
    bench.touch('pointerdown', 1, 300, 300);
    go(bench);
    vi.advanceTimersByTime(2000);
    expect(bench.told).not.toContain('menu');
  });
});
