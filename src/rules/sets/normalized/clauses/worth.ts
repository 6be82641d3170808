/** What a man is worth, and how it is set against the enemy. */
import type { Clause } from '../../../engine/parts.ts';
import { clause } from './clause.ts';

export const worthClauses: readonly Clause[] = [
  clause({
    where: 'the course of a melee',
    heading: 'The course of a melee',
    words: [
      'A melee is fought in rounds. In each, both sides work out what their men are worth, add up those in front, and throw for kills at the same time. Whoever lost fewer has won the round and may widen the front for the next.',
      'After the third round, and after every round from then on, both sides test their morale. A side that fails flees, and half of all who fell come back.',
    ],
    charts: ['normalized.numbers'],
  }),
  clause({
    where: "a man's value",
    heading: 'What a man is worth',
    words: [
      'Every man is first measured against one standard opponent, a medium infantryman of the line, who is worth 30. What a man has over him, or lacks, is added in steps of ten: a heavier grade +10, a lighter −10, elite +10, conscript −10, a charge +10.',
      'One thing is worth more than a step: a horse is 15.',
    ],
    charts: ['normalized.value', 'normalized.situation', 'normalized.numbers'],
  }),
  clause({
    where: 'Napoleonic grades',
    heading: 'Grades in the Napoleonic period',
    words: [
      'In this period all who fight are of medium grade, armoured heavy cavalry alone excepted, who are heavy. Light infantry, light horse and dragoons therefore lose nothing for being called light; that belongs to the armies of antiquity.',
      'Other periods go by the grade that the roster gives a troop.',
    ],
    status: 'our-reading',
    reading: 'C003-15',
    charts: ['normalized.value'],
  }),
  clause({
    where: 'uphill and downhill',
    heading: 'Height',
    words: [
      'The side on the higher level adds 10, the side below it takes off 10, whether it charges up or is merely caught below: the text names the same thing in two ways. Height is measured, by the levels on which the two sides touch.',
      'One situation is scored on both sides, so that a hill makes a difference of 20. The worked example of horse charging uphill does so.',
    ],
    reading: 'C003-3',
    charts: ['normalized.situation'],
  }),
  clause({
    where: 'works',
    heading: 'Works',
    words: [
      'Whoever is behind works adds 10, and whoever charges them takes off 10. As with height, one situation is scored on both sides; the worked example of heavy foot charging works does so. Who meets works without charging them loses nothing.',
    ],
    reading: 'C003-2',
    charts: ['normalized.situation', 'normalized.works'],
  }),
  clause({
    where: 'what counts as works',
    heading: 'What counts as works',
    words: [
      'The text speaks of works and no more. Prepared works are meant by it; we count a wall and a building as the same. Improvised works and woods give nothing in a melee.',
    ],
    status: 'house',
    charts: ['normalized.works.house'],
  }),
  clause({
    where: 'works, and who holds them',
    heading: 'Who holds the works',
    words: [
      'Cover helps the side that awaits the other in it. A unit that charges has left its works, and the works that it stood in when it charged are nobody’s; where both sides have works against each other, neither gains.',
    ],
    status: 'house',
    reading: 'D003-2',
  }),
  clause({
    where: 'works and height of most of the front',
    heading: 'Part of a front',
    words: [
      'The text values a man and adds up alike men. A unit is behind works when more than half of its front in contact is, measured along the edges that touch, and on the level on which most of that front stands.',
    ],
    status: 'house',
    reading: 'D003-8',
  }),
  clause({
    where: 'flank and rear',
    heading: 'Struck in flank or rear',
    words: [
      'The text gives no bonus for striking a flank or a rear, and none is added. It tells through the frontage: few figures of the struck side touch the enemy there.',
    ],
    status: 'our-reading',
    reading: 'D003-4',
  }),
  clause({
    where: 'what lapses',
    heading: 'The fourth round',
    words: [
      'From the fourth round on nothing counts that came from the situation: charge, height and works are gone, since men who held through three rounds have broken in. Grade, training and the horse are the man’s own and stay.',
    ],
    status: 'our-reading',
    reading: 'C003-4',
    charts: ['normalized.situation', 'normalized.numbers'],
  }),
  clause({
    where: 'the difference',
    heading: 'Setting the values against each other',
    words: [
      'Only the difference of the two values matters. The lesser man is set to 30, whatever he was worth before, and the other to 30 and the difference. Equals are 30 each.',
    ],
    charts: ['normalized.numbers'],
  }),
];
