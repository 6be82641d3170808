/** The numbers of text 003 typed a second time, as a reader would note them: the test beside this file compares them with the shipped charts. */

/** What, how much, whether printed. */
export const MODIFIERS = `
normalized.value      heavy          10 printed
normalized.value      light         -10 printed
normalized.value      elite          10 printed
normalized.value      conscript     -10 printed
normalized.value      horse          15 printed
normalized.situation  charging       10 printed
normalized.situation  lower         -10 printed
normalized.situation  upper          10 printed
normalized.situation  against-works -10 printed
normalized.situation  behind-works   10 printed
normalized.morale     elite          10 reconstructed
normalized.morale     conscript     -10 reconstructed
normalized.morale     column         10 reconstructed
normalized.morale     ahead          10 reconstructed
normalized.morale     behind        -10 reconstructed
normalized.morale     officer        10 reconstructed
`;

export const NUMBERS = `
normalized.numbers      standard  30  printed
normalized.numbers      lesser    30  printed
normalized.numbers      kill      100 printed
normalized.numbers      widen     1   printed
normalized.numbers      widest    2   printed
normalized.numbers      situation 3   printed
normalized.numbers      morale    3   printed
normalized.numbers      back      2   printed
normalized.dice         tie       50  our-reading
normalized.dice         odd       50  our-reading
normalized.rounds       first     3   reconstructed
normalized.rounds       later     1   reconstructed
normalized.morale-level base      80  reconstructed
normalized.morale-level percent   1   reconstructed
normalized.morale-level least     5   reconstructed
normalized.morale-level most      95  reconstructed
normalized.limits       end       100 house
`;

export const WORKS = `
normalized.works       works-prepared   true  printed
normalized.works.house wall             true  house
normalized.works.house building         true  house
normalized.works.house works-improvised false house
normalized.works.house woods            false house
`;

export const rows = (typed: string): readonly (readonly string[])[] =>
  typed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
