import { formatDiopters } from '../eye-reports/format-power.ts';
import { become, changes } from './change-texts.en.ts';
import type { ReportTexts } from './report-text-types.ts';

const chosenAs = (power: string): ReportTexts['chosen']['prescription'] => ({
  change: { title: `Change of the ${power}` },
  changes: {
    direction: {
      ...changes.direction,
      moreShort: (amount, tense) => become(`stronger by ${amount}`, tense),
      lessShort: (amount, tense) => become(`weaker by ${amount}`, tense),
      moreLong: (amount, tense) => become(`stronger by ${amount}`, tense),
      lessLong: (amount, tense) => become(`weaker by ${amount}`, tense),
    },
    power: value => `${formatDiopters(value)}\u00A0D`,
  },
  sentence: {
    all: (right, left) => `the ${power} of the right eye ${right}, that of the left ${left}`,
    both: change => `the ${power} of each eye ${change}`,
    one: {
      right: change => `the ${power} of the right eye ${change}`,
      left: change => `the ${power} of the left eye ${change}`,
    },
    past: (from, to) => ` Recorded from ${from} to ${to}.`,
    pastOf: {
      right: (from, to) => ` That of the right eye was recorded from ${from} to ${to}.`,
      left: (from, to) => ` That of the left eye was recorded from ${from} to ${to}.`,
    },
    indicativeOf: {
      right: ' That of the right eye was recorded over less than six months: indicative only.',
      left: ' That of the left eye was recorded over less than six months: indicative only.',
    },
    noPair: `No change can be given yet: this needs two visits under the same treatment with a ${power} for the same kind of lens.`,
  },
});

export const chosen: ReportTexts['chosen'] = {
  prescription: chosenAs('prescribed power'),
  current: chosenAs('worn power'),
};
