import { formatDiopters, formatPlain, formatSigned } from '../eye-reports/format-power.ts';
import { definitions } from '../optics/classification.ts';
import type { ChangeTexts, Tense } from './change-words.ts';

const verbs = {
  become: { perfect: 'has become', past: 'became' },
  grow: { perfect: 'has grown', past: 'grew' },
  go: { perfect: 'has gone', past: 'went' },
  move: { perfect: 'has moved', past: 'moved' },
} as const;

const saying = (verb: keyof typeof verbs, words: string, tense: Tense) =>
  tense === 'bare' ? words : `${verbs[verb][tense]} **${words}**`;
export const become = (words: string, tense: Tense) => saying('become', words, tense);

/**
 * Whether a power is that of a short-sighted eye, a long-sighted eye or neither. An eye between zero and the
 * limit of myopia is not called short-sighted.
 */
const sideOf = (value: number) =>
  value > definitions.myopia.atMost && value < 0
    ? 'on the short-sighted side'
    : value < 0
      ? 'short-sighted'
      : 'long-sighted';

const signedLimits = (low: number, high: number) => ({ low: formatSigned(low), high: formatSigned(high) });

export const changes: ChangeTexts = {
  direction: {
    moreShort: (amount, tense) => become(`more short-sighted by ${amount}`, tense),
    lessShort: (amount, tense) => become(`less short-sighted by ${amount}`, tense),
    moreLong: (amount, tense) => become(`more long-sighted by ${amount}`, tense),
    lessLong: (amount, tense) => become(`less long-sighted by ${amount}`, tense),
    longer: (amount, tense) =>
      tense === 'bare' ? `longer by ${amount}` : `${verbs.grow[tense]} by **${amount}**`,
    shorter: (amount, tense) => become(`shorter by ${amount}`, tense),
    towardsShort: (amount, tense) => saying('move', `${amount} towards short sight`, tense),
    towardsLong: (amount, tense) => saying('move', `${amount} towards long sight`, tense),
  },
  unchanged: { perfect: 'has not changed', past: 'did not change', bare: 'unchanged' },
  unclear: { perfect: 'has not clearly changed', past: 'did not clearly change', bare: 'no clear change' },
  withinNoise: amount => `differs by ${amount}, as two measurements can`,
  unsteady: 'not at a steady rate',
  unmeasurable: {
    perfect: 'has not changed measurably in length',
    past: 'did not change measurably in length',
    bare: 'not measurable',
  },
  across: (from, to, tense) =>
    tense === 'bare' ? `from ${from} to ${to}` : `${verbs.go[tense]} from **${from}** to **${to}**`,
  crossing: (moved, across) => `${moved}, ${across}`,
  valueOn: (value, day) => `${value} on ${day}`,
  power: value => `${formatDiopters(value)}\u00A0D (${sideOf(value)})`,
  limits: { D: signedLimits, mm: signedLimits },
  amount: {
    D: size => `${formatPlain(size, 2)}\u00A0D`,
    mm: size => `${formatPlain(size, 2)}\u00A0mm`,
  },
  perYear: amount => `${amount} a year`,
  atMost: amount => `at most ${amount}`,
  between: (change, from, to) => `${change} from ${from} to ${to}`,
};
