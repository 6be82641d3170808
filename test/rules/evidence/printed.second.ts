/**
 * Every chart that a text prints, and every one that was found elsewhere, typed a second time from the pages and not from the shipped
 * files: a line a row, numbers only. Rows of a chart of another status stand here where they alone are printed.
 */
export const PRINTED: Readonly<Record<string, string>> = {
  // Text 000: percent at the muzzle, percent an inch, inches of reach.
  'linear.lines': `
    musket         30 -2   to 15
    rifle          30 -1   to 30
    canister       30 -1   to 30
    round-shot     12 -1/5 to 60
    round-shot-800 16 -1/5 to 80
    canister-400   40 -1   to 40`,
  'linear.cover': 'hard-cover add -8',
  'linear.hard-cover': `
    wall     hard true
    building hard true`,
  'linear.battery': `
    crew       figures 6
    effectives each 3`,
  'linear.scale': 'inch yards 10',
  'linear.staircase': `
    to 6  short  1
    to 12 medium 0
    to 24 long   -1`,

  // Text 001.
  'small-arms.musket': `
    to 2 close  2
    to 4 medium 1
    to 6 long   1/2`,
  'small-arms.rifle': `
    to 2.5 close   2
    to 5   medium  1
    to 7.5 long    1/2
    to 9   extreme 1/4`,
  'small-arms.rifled-musket': `
    to 3  close   2
    to 6  medium  1
    to 9  long    1/2
    to 12 extreme 1/4`,
  'small-arms.rifled-carbine': `
    to 2 close   2
    to 4 medium  1
    to 6 long    1/2
    to 8 extreme 1/4`,
  'small-arms.multipliers': `
    buck-and-ball times 3
    breechloader  times 3
    repeater      times 4
    uphill        times 1/2
    enfilade      times 2`,
  'die-modifiers': `
    column-or-square add 1
    building         add 2
    uphill           add -1
    unlimbered       add -4`,
  counts: `
    gun-per-stand   value 2
    shot-hit        value 2
    artillery-stand value 2
    run             over 2 under 3`,
  'arcs.printed': 'artillery half 90',
  'fire-values.printed': 'french-line value 6',

  // Text 003.
  'normalized.value': `
    heavy     add 10
    light     add -10
    elite     add 10
    conscript add -10
    horse     add 15`,
  'normalized.situation': `
    charging      add 10
    lower         add -10
    upper         add 10
    against-works add -10
    behind-works  add 10`,
  'normalized.numbers': `
    standard  value 30
    lesser    value 30
    kill      value 100
    widen     value 1
    widest    value 2
    situation value 3
    morale    value 3
    back      value 2`,
  'normalized.works': 'works-prepared counts true',

  // Text 004, its page of small arms.
  'small-arms.to-hit': `
    inches 1 3 7 12 20 30
    d10    1 2 3 4  5  6`,
  'range-classes.table': `
    to 1  close  1
    to 12 medium 2
    to 30 long   3`,
  'to-hit.imperial': `
    egyptian         add -1
    officer-lost     add -1
    foot-charging    add -1
    cover            add -2
    open-order       add -2
    mounted-charging add -2
    prepared         add 1`,
  'to-hit.mahdist': `
    open-order add -3
    charging   add -1
    marksmen   add 1
    prepared   add 1`,
  'fire-factors.imperial': `
    foot v foot       4  0 -2
    foot v mounted    5  1 -2
    mounted v mounted 3 -1 -4
    mounted v foot    2 -2 -5`,
  'fire-factors.mahdist': `
    foot              3 -1 -3
    skirmishers       1 -3 -5
    mounted           2 -2 -5
    improvised cover  0 -2 -6
    prepared cover   -1 -4 -8`,
  'moving-and-firing': `
    infantry    inches 6
    screw-gun   inches 6
    field-gun   inches 3
    machine-gun inches 6`,
  'who-fires': 'imperial-ranks value 2',
  overhead: 'gap inches 6',
  arcs: `
    small-arms half 30
    artillery  half 30`,
  cover: `
    works-improvised grade improvised
    works-prepared   grade prepared`,
  'random-factors': `
    1  2  2  2  2
    2  1  1  1  1
    3  1  0  0  0
    4  0 -1 -1  0
    5 -1 -2 -2 -1
    6 -2 -2 -3 -2`,
  'march-sudan.limber': `
    screw-gun   times 1
    field-gun   times 1/2
    machine-gun times 1/2`,

  // Text 004, chapters found elsewhere.
  'figure-scale': 'figure casualties 10',
  'moving-and-firing.found': 'unlimbering inches 4.5',
  'machine-guns': 'rounds most 20',
  'machine-guns.clearing': `
    1 most 1
    2 most 2
    3 most 3
    4 most 4
    5 most 5
    gunners least 2`,
  // In column, in line, added by a charge, a charge whole, pursued, with so many d6, limbered, by hand.
  'march-sudan.inches': `
    Imperial foot              9  6 6  . 3 1 . .
    Skirmishers               15 15 0  . 15 0 . .
    Imperial horse and camels 15 12 6  . 6 2 . .
    Imperial guns              .  . .  . . . 9 6
    Machine guns               .  . .  . . . 9 6
    Mahdist foot              12  . . 15 6 1 . .
    Mahdist horse and camels  15  . . 21 6 2 . .
    Mahdist guns               .  . .  . 3 1 9 6
    Wheeled vehicles           9  . .  . . . . .`,
  'march-sudan.wheels': 'wheel sides 20 lost 1',
  'march-sudan.least-charge': `
    foot    inches 1
    mounted inches 2`,
  'close-combat.fighters': `
    imperial first 1 later 2
    mahdist  first 1 later 2`,
  'reaction.rows': `
    2  beaten J   beaten badly J
    3  beaten J   beaten badly J
    4  beaten L   beaten badly J
    5  beaten L   beaten badly L
    6  beaten M   beaten badly L
    7  beaten M   beaten badly M
    8  beaten M   beaten badly E
    9  beaten E   beaten badly F/L
    10 beaten F/L beaten badly F/J
    11 beaten F/J beaten badly J
    12 beaten J   beaten badly J`,
  'reaction.letters': `
    E stays false
    F stays false
    J stays false
    L stays false
    M stays true`,
  'reaction.when': `
    badly-times   number 3
    badly-percent number 10
    emir-cells    number 1`,
};
