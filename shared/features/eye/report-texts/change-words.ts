import { isMyopic } from '../optics/axial-length.ts';
import type { ChangeSize } from '../progression/change-size.ts';
import type { Progression } from '../progression/progression.ts';
import { minYearlyDays } from '../progression/progression.ts';

/**
 * Directions in which a power or a length changes. `towardsShort` and `towardsLong` are for eyes that are not
 * long-sighted or short-sighted at both ends of the change.
 */
export type Direction =
  | 'moreShort'
  | 'lessShort'
  | 'moreLong'
  | 'lessLong'
  | 'towardsShort'
  | 'towardsLong'
  | 'longer'
  | 'shorter';

/**
 * Wording of a change: "has become …", "became …" (both with key numbers between `**`), or without a verb.
 */
export type Tense = 'perfect' | 'past' | 'bare';

/** Limits of the confidence interval of a change. */
export interface ChangeLimits {
  low: string;
  high: string;
}

/** Texts that say in words whether eyes got better or worse. */
export interface ChangeTexts {
  direction: Record<Direction, (amount: string, tense: Tense) => string>;
  unchanged: Record<Tense, string>;
  /** Text for a change of power that is within measurement noise. */
  unclear: Record<Tense, string>;
  withinNoise: (amount: string) => string;
  /** Says that a change has no steady rate. */
  unsteady: string;
  /** Text for growth that is too small to measure. */
  unmeasurable: Record<Tense, string>;
  /** Text for a change across zero, with both powers and their days. */
  across: (from: string, to: string, tense: Tense) => string;
  /** Text for a change across zero with its rate: first direction and size per year, then both powers. */
  crossing: (moved: string, across: string) => string;
  valueOn: (value: string, day: string) => string;
  /** Writes a power with its sign, or in words as short or long sight. */
  power: (value: number) => string;
  /** Writes the limits of the confidence interval of a change. */
  limits: Record<'D' | 'mm', (low: number, high: number) => ChangeLimits>;
  /** Writes the size of a change, without its direction. */
  amount: Record<'D' | 'mm', (size: number) => string>;
  perYear: (amount: string) => string;
  atMost: (amount: string) => string;
  /** Writes a change that is not per year, with the days of both measurements. */
  between: (change: string, from: string, to: string) => string;
}

type Unit = 'D' | 'mm';
type Days = Pick<Progression, 'perYear' | 'start' | 'end' | 'from' | 'to' | 'days'>;

interface SaidChange {
  unit: Unit;
  tense: Tense;
  isBelowNoise?: boolean;
  /** For measured powers: whether the change exceeds noise, and whether it has a steady rate. */
  size?: ChangeSize | undefined;
  /** Formats a day; null if the days are written elsewhere. */
  dayOf: ((date: string) => string) | null;
  /** Whether the text gives the rate of a change across zero, beside the two powers. */
  hasRate?: boolean;
}

/** What an eye was at both ends of a change: short-sighted, long-sighted, or neither of them (`between`). */
type Side = 'short' | 'long' | 'between';

const directions = {
  short: ['moreShort', 'lessShort'],
  long: ['lessLong', 'moreLong'],
  between: ['towardsShort', 'towardsLong'],
} as const satisfies Record<Side, readonly [Direction, Direction]>;

function sideOf(start: number, end: number): Side {
  if (start >= 0 && end >= 0 && start + end > 0) return 'long';
  return isMyopic(start) && isMyopic(end) ? 'short' : 'between';
}

export const isYearly = ({ days }: Pick<Progression, 'days'>): boolean => days >= minYearlyDays;

/**
 * Describes how an eye changed: as a rate per year if the rate is steady over at least 90 days, otherwise as
 * a plain change. A change across zero is described by its two powers, unless both print the same (0度 and
 * 0度). A change within measurement noise is described without numbers.
 */
export function sayChange(
  texts: ChangeTexts,
  { perYear, start, end, ...span }: Days,
  { unit, tense, isBelowNoise = false, size, dayOf, hasRate = false }: SaidChange,
): string {
  if (unit === 'mm' && isBelowNoise) return texts.unmeasurable[tense];
  if (size === 'within') return texts.unclear[tense];
  if (unit === 'D' && start * end < 0 && texts.power(start) !== texts.power(end)) {
    const said = (power: number, date: string) =>
      dayOf ? texts.valueOn(texts.power(power), dayOf(date)) : texts.power(power);
    const across = (how: Tense) => texts.across(said(start, span.from), said(end, span.to), how);
    if (!hasRate || !isYearly(span) || size === 'unsteady' || Math.round(Math.abs(perYear) * 100) === 0)
      return across(tense);
    return texts.crossing(sayRate(texts, perYear, { unit, tense, side: 'between' }), across('bare'));
  }
  const of = { unit, tense, side: sideOf(start, end) };
  if (isYearly(span) && size !== 'unsteady') return sayRate(texts, perYear, of);
  const change = say(texts, end - start, of);
  return dayOf ? texts.between(change, dayOf(span.from), dayOf(span.to)) : change;
}

/**
 * Describes a rate per year. Without `side`, a change of power is described as more or less short-sighted.
 */
export function sayRate(
  texts: ChangeTexts,
  perYear: number,
  options: { unit: Unit; tense: Tense; side?: Side },
): string {
  return say(texts, perYear, { ...options, write: texts.perYear });
}

/**
 * Describes the target of a treatment: its rate, and the clinician's own text. The rate is worded as a
 * maximum, because eyes that change exactly at the target's rate still meet the target.
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

/** Describes a change that is not per year. */
export const sayPlain = (texts: ChangeTexts, change: number, unit: Unit, tense: Tense = 'bare'): string =>
  say(texts, change, { unit, tense });

function say(
  texts: ChangeTexts,
  change: number,
  {
    unit,
    tense,
    side = 'short',
    write = amount => amount,
  }: { unit: Unit; tense: Tense; side?: Side; write?: (amount: string) => string },
): string {
  const size = Math.abs(change);
  if (Math.round(size * 100) === 0) return texts.unchanged[tense];
  const [less, more] = directions[side];
  const direction = unit === 'mm' ? (change < 0 ? 'shorter' : 'longer') : change < 0 ? less : more;
  return texts.direction[direction](write(texts.amount[unit](size)), tense);
}
