import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import { formatPlain, formatSigned } from '../eye-reports/format-power.ts';
import { definitions } from '../optics/classification.ts';
import type { ChangeLimits, ChangeTexts, Tense } from './change-words.ts';

export const bold = (amount: string, tense: Tense) => (tense === 'bare' ? amount : `**${amount}**`);
const always = (text: string) => ({ perfect: text, past: text, bare: text });

/** A change in whole degrees: 72度. */
export const changeInDegrees = (change: number) => `${Math.round(Math.abs(change) * 100)}度`;

/**
 * Size of a power in degrees, rounded to multiples of 25 as for glasses; if two are equally near, the smaller
 * one.
 */
const roundedDegrees = (power: number) => Math.ceil(Math.abs(power) * 4 - 0.5) * 25;

/**
 * A power in words. A negative power that is not yet myopic is 偏近视, and is not rounded up to the limit of
 * myopia.
 */
function powerInWords(t: Tag, power: number): string {
  const degrees = roundedDegrees(power);
  const { atMost } = definitions.myopia;
  if (degrees === 0) return '0度';
  if (power > 0) return t`远视${degrees}度`;
  return power > atMost ? t`偏近视${Math.min(degrees, -atMost * 100 - 25)}度` : t`近视${degrees}度`;
}

/** Both limits of a change without signs; limits with different signs are described by their directions. */
function limitsInDegrees(t: Tag, low: number, high: number): ChangeLimits {
  if (low < 0 && high > 0)
    return { low: t`向近视方向${changeInDegrees(low)}`, high: t`向远视方向${changeInDegrees(high)}` };
  const [least, most] = Math.abs(low) < Math.abs(high) ? [low, high] : [high, low];
  return { low: changeInDegrees(least), high: changeInDegrees(most) };
}

export const changes = (t: Tag): ChangeTexts => ({
  direction: {
    moreShort: (amount, tense) => t`近视加深${bold(amount, tense)}`,
    lessShort: (amount, tense) => t`近视减轻${bold(amount, tense)}`,
    moreLong: (amount, tense) => t`远视加深${bold(amount, tense)}`,
    lessLong: (amount, tense) => t`远视减轻${bold(amount, tense)}`,
    longer: (amount, tense) => t`眼轴增长${bold(amount, tense)}`,
    shorter: (amount, tense) => t`眼轴缩短${bold(amount, tense)}`,
    towardsShort: (amount, tense) => t`向近视方向变化${bold(amount, tense)}`,
    towardsLong: (amount, tense) => t`向远视方向变化${bold(amount, tense)}`,
  },
  unchanged: always(t`没有变化`),
  unclear: always(t`没有明确的变化`),
  withinNoise: amount => t`测得相差${amount}，未超出测量误差`,
  unsteady: '没有稳定的变化速度',
  unmeasurable: { ...always(t`眼轴没有可测量到的变化`), bare: t`测量不到` },
  across: (from, to, tense) => t`由${bold(from, tense)}变为${bold(to, tense)}`,
  crossing: (moved, across) => t`${moved}，${across}`,
  valueOn: (value, day) => t`${day}的${value}`,
  power: value => powerInWords(t, value),
  limits: {
    D: (low, high) => limitsInDegrees(t, low, high),
    mm: (low, high) => ({ low: formatSigned(low), high: formatSigned(high) }),
  },
  amount: { D: changeInDegrees, mm: size => `${formatPlain(size, 2)}\u00A0mm` },
  perYear: amount => `${amount}/年`,
  atMost: amount => t`不超过${amount}`,
  between: (change, from, to) => t`在${from}至${to}期间${change}`,
});
