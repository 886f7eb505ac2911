import { Trans, useTranslation } from 'react-i18next';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import type { ReferenceId } from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';

interface TrendSentenceProps {
  summary: TrendSummary;
  measure: 'se' | 'axial';
  reference: ReferenceId | null;
}

/** One-sentence summary of the chart. */
export function TrendSentence({ summary, measure, reference }: TrendSentenceProps) {
  const { t } = useTranslation('eye');
  if (summary.withheld && measure === 'se') return <>{t('sentence.withheld')}</>;
  if (summary.isBelowNoise) return <>{t('sentence.noChange')}</>;
  const stretch = summary.segments.at(-1);
  const [right, left] = [stretch?.right, stretch?.left];
  if (!stretch || (!right && !left)) return <>{t('sentence.tooFew')}</>;
  const { intervention, after } = stretch;
  const treatment = intervention ?? after;
  const since = intervention ? 'since' : after ? 'ended' : 'all';
  const unit = t(measure === 'se' ? 'sentence.unit.D' : 'sentence.unit.mm');
  const rate = (value: number) => `${formatSigned(value)} ${unit}`;
  const values = {
    right: right && rate(right.perYear),
    left: left && rate(left.perYear),
    since: treatment ? t(`intervention.${treatment.kind}`) : '',
  };
  const eyes = right && left ? 'both' : right ? 'right' : 'left';
  const { comparison } = summary;
  const isIndicative = right?.isIndicative || left?.isIndicative;
  return (
    <>
      <Trans t={t} i18nKey={`sentence.${since}.${eyes}`} values={values} components={{ b: <b /> }} />
      {comparison &&
        reference &&
        t(`sentence.${comparison.result}`, {
          mean: rate(comparison.mean),
          population: t(`reference.${reference}`),
        })}
      {isIndicative && t('sentence.indicative')}
    </>
  );
}
