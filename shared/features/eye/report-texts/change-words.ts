import type { Progression } from '../progression/progression.ts';
import { minYearlyDays } from '../progression/progression.ts';

/** Directions of a change of power or length. */
export type Direction = 'moreShort' | 'lessShort' | 'moreLong' | 'lessLong' | 'longer' | 'shorter';

/** How a change is put: "has become …", "became …", or without a verb. Key figures are between `**` with a verb. */
export type Tense = 'perfect' | 'past' | 'bare';

/** Texts that say in words whether eyes got better or worse. */
export interface ChangeTexts {
  direction: Record<Direction, (amount: string, tense: Tense) => string>;
  unchanged: Record<Tense, string>;
  /** A growth too small to measure. */
  unmeasurable: Record<Tense, string>;
  /** A change across zero, with both powers and their days. */
  across: (from: string, to: string, tense: Tense) => string;
  /** A change across zero in a column of changes per year: its size, then both powers. */
  towards: Record<'short' | 'long', (amount: string, across: string) => string>;
  valueOn: (value: string, day: string) => string;
  /** A power with its sign, or as short or long sight. */
  power: (value: number) => string;
  /** The size of a change, without its direction. */
  amount: Record<'D' | 'mm', (size: number) => string>;
  perYear: (amount: string) => string;
  atMost: (amount: string) => string;
  /** A change that is given as it is, with its two days. */
  between: (change: string, from: string, to: string) => string;
}

type Unit = 'D' | 'mm';
type Days = Pick<Progression, 'perYear' | 'start' | 'end' | 'from' | 'to' | 'days'>;

interface SaidChange {
  unit: Unit;
  tense: Tense;
  isBelowNoise?: boolean;
  /** Null if the days are written elsewhere. */
  dayOf: ((date: string) => string) | null;
  /** Whether "a year" is written elsewhere. */
  isTitled?: boolean;
}

/** Whether a change is long enough to be given per year. */
export const isYearly = ({ days }: Pick<Progression, 'days'>): boolean => days >= minYearlyDays;

/**
 * Says how an eye changed: per year from 90 days on, otherwise as it is; across zero, both powers, unless they read
 * the same (0度 and 0度).
 */
export function sayChange(
  texts: ChangeTexts,
  { perYear, start, end, ...span }: Days,
  { unit, tense, isBelowNoise = false, dayOf, isTitled = false }: SaidChange,
): string {
  if (unit === 'mm' && isBelowNoise) return texts.unmeasurable[tense];
  if (unit === 'D' && start * end < 0 && texts.power(start) !== texts.power(end)) {
    const said = (power: number, date: string) =>
      dayOf ? texts.valueOn(texts.power(power), dayOf(date)) : texts.power(power);
    const across = texts.across(said(start, span.from), said(end, span.to), tense);
    const size = Math.abs(perYear);
    if (!isTitled || !isYearly(span) || Math.round(size * 100) === 0) return across;
    return texts.towards[perYear < 0 ? 'short' : 'long'](texts.amount.D(size), across);
  }
  const isLong = start >= 0 && end >= 0 && start + end > 0;
  const of = { unit, tense, isLong };
  if (isYearly(span)) return isTitled ? say(texts, perYear, of) : sayRate(texts, perYear, of);
  const change = say(texts, end - start, of);
  return dayOf ? texts.between(change, dayOf(span.from), dayOf(span.to)) : change;
}

/** Says a rate per year; of powers, as a change of short sight unless both are above zero. */
export function sayRate(
  texts: ChangeTexts,
  perYear: number,
  options: { unit: Unit; tense: Tense; isLong?: boolean },
): string {
  return say(texts, perYear, { ...options, write: texts.perYear });
}

/**
 * Says the change that is aimed at, with its text. Eyes that get worse by a target's rate reach it, so it is a
 * maximum.
 */
export const sayTarget = (
  texts: ChangeTexts,
  { perYear, unit, text }: { perYear: number | null; unit: Unit; text?: string | null },
): string => [perYear !== null && sayBound(texts, perYear, unit), text].filter(Boolean).join(' · ');

function sayBound(texts: ChangeTexts, perYear: number, unit: Unit): string {
  const isWorse = unit === 'mm' ? perYear > 0 : perYear < 0;
  const bound = (amount: string) => texts.atMost(texts.perYear(amount));
  return say(texts, perYear, { unit, tense: 'bare', write: isWorse ? bound : texts.perYear });
}

/** Says a change that is not per year. */
export const sayPlain = (texts: ChangeTexts, change: number, unit: Unit, tense: Tense = 'bare'): string =>
  say(texts, change, { unit, tense });

function say(
  texts: ChangeTexts,
  change: number,
  {
    unit,
    tense,
    isLong = false,
    write = amount => amount,
  }: { unit: Unit; tense: Tense; isLong?: boolean; write?: (amount: string) => string },
): string {
  const size = Math.abs(change);
  if (Math.round(size * 100) === 0) return texts.unchanged[tense];
  const [less, more] = isLong ? (['lessLong', 'moreLong'] as const) : (['moreShort', 'lessShort'] as const);
  const direction = unit === 'mm' ? (change < 0 ? 'shorter' : 'longer') : change < 0 ? less : more;
  return texts.direction[direction](write(texts.amount[unit](size)), tense);
}
