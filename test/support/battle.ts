/** A small scenario file to be opened by a story, with whatever a story wants to be different in it. */
export interface Battle {
  [field: string]: unknown;
}

export const battle = (more: Battle = {}): Battle => ({
  format: 'line-of-fire-scenario',
  version: 1,
  name: 'A small affair',
  book: 'stands',
  seed: '1815',
  table: { width: 40, depth: 30 },
  sides: [
    { id: 'blue', name: 'Blue' },
    { id: 'red', name: 'Red' },
  ],
  units: [
    {
      id: 'bty',
      side: 'blue',
      name: 'The Battery',
      troop: 'foot-artillery',
      order: 'unlimbered',
      stands: [{ id: 'gun', x: 20, y: 6, facing: 0, frontage: 1.3, depth: 1.6, gun: 'nap-12', crew: 6 }],
    },
    {
      id: 'col',
      side: 'red',
      name: 'The Column',
      troop: 'russian-musketeer',
      order: 'attack-column',
      stands: [
        { id: 'col-1', x: 20, y: 14, facing: 180, frontage: 1.2, depth: 0.8, figures: 3 },
        { id: 'col-2', x: 20, y: 14.8, facing: 180, frontage: 1.2, depth: 0.8, figures: 3 },
      ],
    },
  ],
  terrain: [
    {
      id: 'field',
      kind: 'plough',
      name: 'The Field',
      outline: [
        [15, 18],
        [25, 18],
        [25, 22],
        [15, 22],
      ],
    },
  ],
  ...more,
});

/** The same with another name for the battery. */
export const battleOf = (unitName: string, more: Battle = {}): Battle => {
  const made = battle(more);
  const [first, ...others] = made['units'] as readonly object[];
  return { ...made, units: [{ ...first, name: unitName }, ...others] };
};

/** The same with something else in the column's first stand. */
export const battleWithStand = (change: object): Battle => {
  const made = battle();
  const [first, second] = made['units'] as readonly { stands: readonly object[] }[];
  const [one, ...others] = second?.stands ?? [];
  return { ...made, units: [first, { ...second, stands: [{ ...one, ...change }, ...others] }] };
};
