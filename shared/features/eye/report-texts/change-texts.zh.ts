import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import { formatDiopters, formatPlain } from '../eye-reports/format-power.ts';
import { definitions } from '../optics/classification.ts';
import type { ChangeTexts, Tense } from './change-words.ts';

const bold = (amount: string, tense: Tense) => (tense === 'bare' ? amount : `**${amount}**`);
const always = (text: string) => ({ perfect: text, past: text, bare: text });

/** A change in whole degrees: 72度. */
export const changeInDegrees = (change: number) => `${Math.round(Math.abs(change) * 100)}度`;

/**
 * Whether a power is negative but not myopic. Such a power is not rounded to whole steps, which could make it
 * look short-sighted.
 */
export const isNotYetShort = (power: number) => power < 0 && power > definitions.myopia.atMost;

const none = '0度';

/** A power in degrees, rounded to multiples of 25 as for glasses; if two are equally near, to the smaller. */
export function powerInDegrees(power: number): string {
  const steps = Math.abs(power) * 4;
  return `${Math.ceil(steps - 0.5) * 25}度`;
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
  unmeasurable: { ...always(t`眼轴没有可测量到的变化`), bare: t`测量不到` },
  across: (from, to, tense) => t`由${bold(from, tense)}变为${bold(to, tense)}`,
  crossing: (moved, across) => t`${moved}，${across}`,
  valueOn: (value, day) => t`${day}的${value}`,
  power: value => {
    const degrees = powerInDegrees(value);
    if (degrees === none) return degrees;
    if (value > 0) return t`远视${degrees}`;
    return isNotYetShort(value) ? `${formatDiopters(value)}\u00A0D` : t`近视${degrees}`;
  },
  amount: { D: changeInDegrees, mm: size => `${formatPlain(size, 2)}\u00A0mm` },
  perYear: amount => `${amount}/年`,
  atMost: amount => t`不超过${amount}`,
  between: (change, from, to) => t`在${from}至${to}期间${change}`,
});
