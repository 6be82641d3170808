import { describe, expect, test } from 'vitest';
import { gunById, guns, troopById, troops } from '#rules/roster/roster';

const TROOPS =
  `french-line french-light french-guard british-line british-rifles russian-musketeer conscript-foot light-cavalry heavy-cavalry
  dragoons foot-artillery acw-line acw-smoothbore us-sharpshooters repeater-cavalry british-foot egyptian-foot sudanese-foot imperial-cavalry
  mahdist-rifles mahdist-foot mahdist-cavalry`.split(/\s+/);
const GUNS = `nap-6 nap-8 nap-9 nap-12 nap-howitzer nap-light-howitzer acw-6 acw-napoleon acw-parrott-10 acw-ordnance-3in acw-parrott-20
  acw-whitworth acw-howitzer-12 acw-howitzer-24 screw-gun field-gun gardner`.split(/\s+/);

describe('the roster', () => {
  test.each(TROOPS)('has the troop %s', (id) => {
    expect(troopById(id)?.id).toBe(id);
  });

  test.each(GUNS)('has the gun %s', (id) => {
    expect(gunById(id)?.id).toBe(id);
  });

  test('no id stands twice, and no id of an object answers', () => {
    expect(new Set(troops.map((troop) => troop.id)).size).toBe(troops.length);
    expect(new Set(guns.map((gun) => gun.id)).size).toBe(guns.length);
    expect([troopById('__proto__'), troopById('constructor'), gunById('toString'), troopById('')]).toEqual([null, null, null, null]);
  });

  test('horse is mounted by nature, nobody else is', () => {
    expect(troops.filter((troop) => troop.mounted).map((troop) => troop.id)).toEqual(
      troops.filter((troop) => troop.arm === 'horse').map((troop) => troop.id),
    );
  });

  test('stands are as large as the tray gives them out', () => {
    const size = { foot: [0.9, 0.75], horse: [0.9, 1], artillery: [1, 1.25] } as const;
    for (const troop of troops) expect([troop.id, troop.tray.frontage, troop.tray.depth]).toEqual([troop.id, ...size[troop.arm]]);
  });

  test('only Civil War smoothbores carry buck and ball', () => {
    expect(troops.filter((troop) => troop.buckAndBall).map((troop) => [troop.id, troop.weapon, troop.period])).toEqual([
      ['acw-smoothbore', 'musket', 'acw'],
    ]);
  });

  test('rifled guns are the four of the Civil War and the two of the Sudan', () => {
    expect(guns.filter((gun) => gun.rifled).map((gun) => gun.id)).toEqual([
      'acw-parrott-10',
      'acw-ordnance-3in',
      'acw-parrott-20',
      'acw-whitworth',
      'screw-gun',
      'field-gun',
    ]);
  });
});
