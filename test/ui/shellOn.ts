/** The whole shell on the test page with a hand-made desk. */
import axe from 'axe-core';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskView } from '#ui/desk';
import { mountUi, type Ui } from '#ui/mount';
import { fixtureDesk, type Asked, type FixtureDesk } from './fixtureDesk.ts';

let opened: { readonly ui: Ui; readonly place: HTMLElement } | null = null;

export interface OnPage {
  readonly desk: FixtureDesk;
  readonly ui: Ui;
  /** Requests of one name, in order. */
  readonly asked: (name: string) => readonly Asked[];
}

export const SIZES = { desk: [1440, 900], laptop: [1280, 720], tablet: [1024, 768], phone: [390, 844] } as const;

export async function shellOn(size: keyof typeof SIZES, change: Partial<DeskView> = {}): Promise<OnPage> {
  const [width, height] = SIZES[size];
  await page.viewport(width, height);
  const place = document.createElement('div');
  document.body.append(place);
  document.documentElement.lang = 'en';
  document.title = 'Line of Fire';
  const desk = fixtureDesk(change);
  const ui = mountUi(place, desk);
  opened = { ui, place };
  return { desk, ui, asked: (name) => desk.asked.filter((one) => one[0] === name) };
}

afterEach(() => {
  opened?.ui.unmount();
  opened?.place.remove();
  opened = null;
});

/** What axe finds wrong with the page, each fault with the element it is on; the browser's own test frame is left out. */
export async function faultsFound(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations.flatMap((fault) => fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 160)}`));
}
