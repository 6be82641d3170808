/** The ruling panel, by role and name. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fraction } from '#rules/engine/fraction';
import { ASKED, CHANCES, PLAN, REFUSED_PLAN, SETTLED, UNIT_PLAN } from './fixtureRuling.ts';
import { BATTLE } from './fixtureTable.ts';
import { faultsFound, shellOn } from './shellOn.ts';

const panel = page.getByRole('complementary', { name: 'Ruling' });
const fireButton = panel.getByRole('button', { name: /^Fire/ });

describe('nothing aimed', () => {
  test('with nothing selected it says what to do', async () => {
    await shellOn('desk', { plan: null, selected: null, modes: [] });
    await expect.element(panel.getByText('Select a gun or a unit, choose how to fire, then point at a target.')).toBeVisible();
    await expect.element(fireButton).not.toBeInTheDocument();
  });

  test('with a unit selected it shows the unit, its ways to fire, and whom it can shoot', async () => {
    await shellOn('desk', { plan: null });
    await expect.element(panel.getByRole('heading', { name: 'No. 1 Battery' })).toBeVisible();
    await expect.element(panel.getByText('12-pounder, smoothbore')).toBeVisible();
    await expect.element(panel.getByText('9.38″')).toBeVisible();
  });
});

describe('an aimed shot', () => {
  test('verdict in words, and Fire fires it', async () => {
    const { asked } = await shellOn('desk');
    await expect.element(panel.getByText('May fire. Crosses 4 stands of 2 units; no friends in the line.')).toBeVisible();
    await fireButton.click();
    expect(asked('fire')).toEqual([['fire']]);
  });

  test('Declare declares it', async () => {
    const { asked } = await shellOn('desk');
    await panel.getByRole('button', { name: 'Declare' }).click();
    expect(asked('declare')).toHaveLength(1);
  });

  test('every check with its value, margin and clause', async () => {
    await shellOn('desk');
    const checks = panel.getByRole('list', { name: 'What was asked' });
    await expect.element(checks.getByText('0.6° right of front')).toBeVisible();
    await expect.element(checks.getByText('89.4° to spare')).toBeVisible();
    await expect.element(checks.getByText('Artillery arc')).toBeVisible();
  });

  test('what is reconstructed says so beside its number', async () => {
    await shellOn('desk');
    const row = panel.getByRole('listitem').filter({ hasText: '6 : 18 = 1-3' });
    await expect.element(row.getByText('reconstructed')).toBeInTheDocument();
  });

  test('a modifier that was looked at and not applied stays, marked', async () => {
    await shellOn('desk');
    await expect.element(panel.getByText('does not count')).toBeInTheDocument();
  });

  test('a step opens into the steps within it', async () => {
    await shellOn('desk');
    await expect.element(panel.getByText('Entered at 10.44″')).not.toBeInTheDocument();
    await panel.getByRole('button', { name: '3 steps within' }).click();
    await expect.element(panel.getByText('Entered at 10.44″')).toBeInTheDocument();
  });

  test('to point at a step lights what it was measured on, to leave it puts the light out', async () => {
    const { asked } = await shellOn('desk');
    const line = panel.getByRole('listitem').filter({ hasText: 'Ploughed field ends the run' });
    await line.hover();
    expect(asked('light').at(-1)).toEqual(['light', 'odessa/2:stop', { terrain: ['plough1'] }]);
    await page.getByRole('banner').hover();
    expect(asked('light').at(-1)).toEqual(['light', null, null]);
  });

  test('Show me by keyboard lights it as well', async () => {
    const { asked } = await shellOn('desk');
    const show = panel.getByRole('listitem').filter({ hasText: 'Ploughed field ends the run' }).getByRole('button', { name: 'Show me' });
    (show.element() as HTMLElement).focus();
    expect(asked('light').at(-1)?.[1]).toBe('odessa/2:stop');
    (show.element() as HTMLElement).blur();
    expect(asked('light').at(-1)?.[1]).toBeNull();
  });

  test('rules-text-conflict: the reading chosen is named and can be changed', async () => {
    await shellOn('desk');
    const readings = panel.getByRole('group', { name: 'Readings chosen' });
    await readings.getByText('One reading chosen.').click();
    await expect.element(readings.getByText('Any line through two stands.')).toBeVisible();
    await readings.getByRole('button', { name: /^Change: Enfilade/ }).click();
    await expect.element(page.getByRole('dialog').getByRole('group').first()).toHaveTextContent('Enfilade asks for more');
  });
});

describe('ways to fire', () => {
  test('an illegal one stays in sight with its reason and clause, and can be picked to read why', async () => {
    const { asked } = await shellOn('desk');
    await expect.element(panel.getByText('A 12-pounder of the period has no shell.')).toBeVisible();
    await panel.getByRole('button', { name: 'not allowed: Shell' }).click();
    expect(asked('pickMode')).toEqual([['pickMode', 'high-trajectory', 'shell']]);
  });

  test('the one in use is pressed', async () => {
    await shellOn('desk');
    await expect.element(panel.getByRole('button', { name: 'Ricochet', pressed: true })).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Direct', pressed: false })).toBeVisible();
  });
});

describe('a refusal', () => {
  test('is a sentence with its clause; Fire and Declare are off', async () => {
    const { asked } = await shellOn('desk', { plan: REFUSED_PLAN, chances: [] });
    await expect.element(panel.getByText('May not fire. Out of arc by 0.27″. Turn 3.5° left and Narva is in.')).toBeVisible();
    await expect.element(fireButton).toBeDisabled();
    await expect.element(panel.getByRole('button', { name: 'Declare' })).toBeDisabled();
    expect(asked('fire')).toEqual([]);
  });

  test('Fire from the keyboard does nothing either', async () => {
    const { ui, asked } = await shellOn('desk', { plan: REFUSED_PLAN });
    ui.fire();
    expect(asked('fire')).toEqual([]);
  });

  test('shows where it was decided', async () => {
    const { asked } = await shellOn('desk', { plan: REFUSED_PLAN });
    await panel.getByRole('button', { name: 'Show me' }).first().click();
    expect(asked('light').some((one) => one[1] === 'refused')).toBe(true);
  });
});

test('stand by stand: one bears, the other says why it does not; the friend is warned of', async () => {
  await shellOn('desk', { plan: UNIT_PLAN, ricochet: null });
  await expect.element(panel.getByText('1 of 2 stands may fire')).toBeInTheDocument();
  await expect.element(panel.getByText('Stone wall in the line at 3.99″.')).toBeInTheDocument();
  await expect.element(panel.getByRole('note')).toHaveTextContent('13e Léger, a friend, stands in the line. It will be struck.');
});

describe('the expected effect', () => {
  test('every outcome with its share and the mean', async () => {
    await shellOn('desk', { chances: [CHANCES[0]!] });
    const effect = panel.getByRole('region', { name: 'Expected effect on Odessa' });
    await expect.element(effect).toHaveTextContent('none 42%');
    await expect.element(effect).toHaveTextContent('routed 8%');
    await expect.element(effect).toHaveTextContent('mean loss 0.3 of 3 stands');
  });

  test('several targets are a line each, and each opens into all its outcomes', async () => {
    await shellOn('desk');
    const effect = panel.getByRole('region', { name: 'Expected effect on Odessa' });
    await expect.element(effect).not.toHaveTextContent('less');
    await effect.getByRole('button', { name: 'all outcomes for Odessa' }).click();
    await expect.element(effect).toHaveTextContent('routed 8%');
    await expect.element(effect.getByRole('button', { name: 'less outcomes for Odessa', expanded: true })).toBeVisible();
  });

  test('while it is being worked out it says so, and no number is shown', async () => {
    await shellOn('desk', { chances: [CHANCES[1]!] });
    await expect.element(panel.getByText('Working out the chances')).toBeVisible();
  });

  test('an outcome that cannot happen is left out; one that must is sure', async () => {
    const outcomes = [
      { state: 'none', label: 'none', share: fraction(1) },
      { state: 'stopped', label: 'stopped', share: fraction(0) },
    ] as const;
    await shellOn('desk', { chances: [{ target: 'odessa', outcomes, mean: null }] });
    const effect = panel.getByRole('region', { name: 'Expected effect on Odessa' });
    await expect.element(effect).toHaveTextContent('none sure');
    await expect.element(effect).not.toHaveTextContent('stopped');
  });
});

describe('the point of ricochet', () => {
  const slider = panel.getByRole('slider', { name: 'Point of ricochet' });
  const typed = panel.getByRole('textbox', { name: 'Point of ricochet in inches' });

  test('moves by a quarter inch with the arrow keys', async () => {
    const { asked } = await shellOn('desk');
    (slider.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(asked('setRicochet')).toEqual([['setRicochet', 13.25]]);
  });

  test('typed with a decimal comma is what was typed', async () => {
    const { asked } = await shellOn('desk');
    await typed.fill('12,5');
    await userEvent.keyboard('{Enter}');
    expect(asked('setRicochet')).toEqual([['setRicochet', 12.5]]);
  });

  test.each(['24', '30', '12,5,1', 'twelve'])('typed as “%s” it is refused in words and nothing is set', async (text) => {
    const { asked } = await shellOn('desk');
    await typed.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByRole('alert')).toBeVisible();
    expect(asked('setRicochet')).toEqual([]);
    expect(asked('fire')).toEqual([]);
  });
});

describe('an umpire’s range', () => {
  test('is typed with a comma, set whole, and can be taken back', async () => {
    const { asked, desk } = await shellOn('desk', { plan: UNIT_PLAN, ricochet: null });
    await panel.getByText('Overrule the range').click();
    await panel.getByRole('textbox', { name: /Umpire/ }).fill('7,5');
    await panel.getByRole('button', { name: 'Use it' }).click();
    expect(asked('setRange')).toEqual([['setRange', 7.5]]);
    desk.set({ plan: { ...UNIT_PLAN, shot: { ...UNIT_PLAN.shot, override: { range: 7.5 } } } });
    await expect.element(panel.getByText('Umpire’s range: 7.50″')).toBeInTheDocument();
    await panel.getByRole('button', { name: 'Measure again' }).click();
    expect(asked('setRange').at(-1)).toEqual(['setRange', null]);
  });

  test('that is not a length cannot be used', async () => {
    await shellOn('desk', { plan: UNIT_PLAN, ricochet: null });
    await panel.getByText('Overrule the range').click();
    await panel.getByRole('textbox', { name: /Umpire/ }).fill('1.000,5');
    await expect.element(panel.getByRole('button', { name: 'Use it' })).toBeDisabled();
    await expect.element(panel.getByRole('alert')).toHaveTextContent('is not a length in inches');
  });
});

describe('dice typed in', () => {
  const die = (name: RegExp) => panel.getByRole('textbox', { name });

  test('the focus jumps on, and Fire sends the faces in order', async () => {
    const { asked } = await shellOn('desk', { typedDice: true });
    await die(/d6, a stand beyond/).fill('4');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('d12, effect on Odessa');
    await userEvent.keyboard('8');
    await fireButton.click();
    expect(asked('fire')).toEqual([['fire', [4, 8]]]);
  });

  test('Enter in a field fires as well', async () => {
    const { asked } = await shellOn('desk', { typedDice: true });
    await die(/d6, a stand beyond/).fill('4');
    await die(/d12, effect on Odessa/).fill('8');
    await userEvent.keyboard('{Enter}');
    expect(asked('fire')).toEqual([['fire', [4, 8]]]);
  });

  test.each([
    ['7,5', 'is not a face of a d12'],
    ['13', 'A d12 shows 1 to 12, not 13.'],
    ['', 'Type the face of the d12.'],
  ])('“%s” on the d12 is said to be wrong, takes the focus and fires nothing', async (text, said) => {
    const { asked } = await shellOn('desk', { typedDice: true });
    await die(/d6, a stand beyond/).fill('4');
    await die(/d12, effect on Odessa/).fill(text);
    await fireButton.click();
    await expect.element(panel.getByRole('alert')).toHaveTextContent(said);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d12, effect on Odessa');
    expect(asked('fire')).toEqual([]);
  });

  test('a list typed into the first field fills those after it', async () => {
    const { asked } = await shellOn('desk', { typedDice: true });
    await die(/d6, a stand beyond/).fill('5 8 11');
    await fireButton.click();
    expect(asked('fire')).toEqual([['fire', [5, 8, 11]]]);
  });

  test('every die stands under what it is thrown for; one that hangs on another comes or goes with it', async () => {
    const { asked } = await shellOn('desk', { typedDice: true });
    const group = panel.getByRole('group', { name: 'Dice of this shot' });
    await expect.element(group.getByText('effect on Odessa')).toBeVisible();
    await expect.element(group.getByText('d12, if asked', { exact: true })).toBeVisible();
    await die(/d6, a stand beyond/).fill('4');
    await expect.element(die(/effect on Narva/)).not.toBeInTheDocument();
    await die(/d6, a stand beyond/).fill('5');
    await die(/d12, effect on Odessa/).fill('8');
    await expect.element(group.getByText('1 die still to type.')).toBeVisible();
    await fireButton.click();
    expect(asked('fire')).toEqual([]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d12, effect on Narva');
    expect(await faultsFound()).toEqual([]);
  });

  test('faces typed for one target are none of the next one’s', async () => {
    const { desk } = await shellOn('desk', { typedDice: true });
    await die(/d6, a stand beyond/).fill('4 8');
    desk.set({ plan: { ...PLAN, shot: { ...PLAN.shot, aim: { at: 'narva' } } } });
    await expect.element(die(/d6, a stand beyond/)).toHaveValue('');
  });

  test('in a melee, a test or a step the wrong field takes the focus too, and Enter in a field goes on', async () => {
    const { asked } = await shellOn('desk', { plan: null, declared: [PLAN], typedDice: true, stepAsked: () => [ASKED[1]!] });
    const declared = panel.getByRole('region', { name: 'Declared shots' });
    await declared.getByRole('button', { name: 'Settle artillery' }).click();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('d12, effect on Odessa');
    await userEvent.keyboard('9{Enter}');
    expect(asked('settleStep')).toEqual([['settleStep', [9]]]);
  });

  test('dice thrown together are told apart by their number, and one that may not be asked for says so', async () => {
    await shellOn('desk', { typedDice: true, asked: () => [{ ...ASKED[0]!, count: 2 }, ASKED[2]!] });
    for (const name of ['d6 1 of 2, a stand beyond the point of ricochet', 'd6 2 of 2, a stand beyond the point of ricochet'])
      await expect.element(panel.getByRole('textbox', { name, exact: true })).toBeVisible();
    await expect.element(panel.getByRole('textbox', { name: 'd12, if asked, effect on Narva', exact: true })).toBeVisible();
  });

  test('what was typed stays in its fields when the shot is refused, and goes when it was fired', async () => {
    const { desk, asked } = await shellOn('desk', { typedDice: true });
    const { refuse } = desk;
    await die(/d6, a stand beyond/).fill('4 8');
    refuse(REFUSED_PLAN.refused);
    await fireButton.click();
    await expect.element(die(/d6, a stand beyond/)).toHaveValue('4');
    refuse(null);
    await fireButton.click();
    await expect.element(die(/d6, a stand beyond/)).toHaveValue('');
    expect(asked('fire')).toHaveLength(2);
  });
});

describe('declared shots', () => {
  test('are listed, can be withdrawn, and settle together', async () => {
    const { asked } = await shellOn('desk', { declared: [PLAN, UNIT_PLAN] });
    const declared = panel.getByRole('region', { name: 'Declared shots' });
    await expect.element(declared.getByText('2 shots declared')).toBeInTheDocument();
    await declared.getByRole('button', { name: 'Withdraw Canister, No. 1 Battery at Odessa' }).click();
    expect(asked('send')).toEqual([['send', { type: 'withdraw-shot', index: 1 }]]);
    await declared.getByRole('button', { name: 'Settle artillery' }).click();
    expect(asked('settleStep')).toEqual([['settleStep']]);
  });

  test('with typed dice the step settles only with all its dice', async () => {
    const { asked } = await shellOn('desk', { plan: null, declared: [PLAN], typedDice: true, stepAsked: () => [ASKED[1]!] });
    const declared = panel.getByRole('region', { name: 'Declared shots' });
    await declared.getByRole('button', { name: 'Settle artillery' }).click();
    await expect.element(declared.getByRole('alert')).toHaveTextContent('Type the face of the d12.');
    expect(asked('settleStep')).toEqual([]);
    await declared.getByRole('textbox').fill('9');
    await declared.getByRole('button', { name: 'Settle artillery' }).click();
    expect(asked('settleStep')).toEqual([['settleStep', [9]]]);
  });
});

describe('what was settled', () => {
  test('dice as they lie, the effect in words, the trail', async () => {
    await shellOn('desk', { plan: null, settled: SETTLED });
    const dice = panel.getByRole('list', { name: 'Dice thrown' });
    await expect.element(dice.getByRole('img', { name: 'd6 shows 4' })).toBeVisible();
    await expect.element(dice.getByRole('img', { name: 'd12 shows 8' })).toBeVisible();
    await expect.element(panel.getByRole('heading', { name: 'Shaken' })).toBeVisible();
    await expect.element(panel.getByText('Loses 1 stand')).toBeVisible();
    await expect.element(panel.getByText('3 × 2 = 6')).toBeVisible();
  });

  test('it says who fired, and Undo takes it back; a unit fires once, so that firing again is not offered', async () => {
    const { asked } = await shellOn('desk', { plan: null, settled: SETTLED });
    await expect.element(panel.getByText('Fired at by No. 1 Battery')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: /Fire/ })).not.toBeInTheDocument();
    await panel.getByRole('button', { name: 'Undo this shot' }).click();
    expect(asked('undo')).toHaveLength(1);
  });

  test('the readings that had a part in it are named, and where none had nothing is said of them', async () => {
    const { desk } = await shellOn('desk', { plan: null, settled: SETTLED });
    const readings = panel.getByRole('group', { name: 'Readings chosen' });
    await readings.getByText('One reading chosen.').click();
    await expect.element(readings.getByText('Any line through two stands.')).toBeVisible();
    await expect.element(readings.getByRole('button', { name: /Change/ })).not.toBeInTheDocument();
    desk.set({ settled: { ...SETTLED, rulings: SETTLED.rulings.map((one) => ({ ...one, readings: {} })) } });
    await expect.element(readings).not.toBeInTheDocument();
  });

  test('rulings of one target are one target, and of a unit that is gone it says that nothing is left', async () => {
    const [one] = SETTLED.rulings;
    const state = { ...BATTLE, table: { ...BATTLE.table, stands: BATTLE.table.stands.filter(({ unit }) => unit !== one!.target) } };
    const { desk } = await shellOn('desk', { plan: null, state, settled: { ...SETTLED, rulings: [one!, one!] } });
    await expect.element(panel.getByRole('heading', { name: 'Odessa', exact: true })).toBeVisible();
    await expect.element(panel.getByText('Nothing is left of Odessa.')).toBeVisible();
    desk.set({ state: BATTLE, settled: { ...SETTLED, rulings: [one!, { ...one!, target: 'narva' }] } });
    await expect.element(panel.getByRole('heading', { name: '2 targets' })).toBeVisible();
    await expect.element(panel.getByText(/^Nothing is left/)).not.toBeInTheDocument();
  });

  test('a shot that struck nobody says so', async () => {
    await shellOn('desk', { plan: null, settled: { rulings: [], thrown: [], shots: [PLAN.shot] } });
    await expect.element(panel.getByText('Nothing was struck. No dice were needed.')).toBeVisible();
  });
});
