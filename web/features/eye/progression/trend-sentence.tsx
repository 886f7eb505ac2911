import { Trans, useTranslation } from 'react-i18next';
import { formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { measuredSpans } from '../../../../shared/features/eye/progression/measured-spans.ts';
import type { ReferenceComparison } from '../../../../shared/features/eye/progression/reference-comparison.ts';
import {
  type ReferenceId,
  referenceRemarks,
} from '../../../../shared/features/eye/progression/reference-rates.ts';
import type { PowerMethod } from '../../../../shared/features/eye/progression/trend.ts';
import { leadOf, type TrendSummary } from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useReportTexts } from './use-report-texts.ts';

interface TrendSentenceProps {
  summary: TrendSummary;
  measure: 'se' | 'axial';
  method: PowerMethod;
  reference: ReferenceId | null;
  /** Whether there is no earlier finished visit. */
  isFirst: boolean;
}

const bothEyes = ['right', 'left'] as const;

export function TrendSentence({ summary, measure, method, reference, isFirst }: TrendSentenceProps) {
  const { t } = useTranslation('eye');
  const { sentence, chart } = useReportTexts();
  const between = useLocale() === 'zh' ? '' : ' ';
  const { date } = useDates(useSession().organization?.timeZone);
  if (summary.withheld && measure === 'se') return <>{t('sentence.withheld')}</>;
  if (summary.isBelowNoise) return <>{t('sentence.noChange')}</>;
  const stretch = summary.segments.at(-1);
  const [right, left] = [stretch?.right, stretch?.left];
  if (!stretch || (!right && !left)) return <>{t(isFirst ? 'sentence.tooFew' : 'sentence.noPair')}</>;
  const lead = leadOf(stretch);
  const named = (treatments: TreatmentPeriod[]) =>
    treatments.map(({ kind }) => sentence.named(t(`intervention.${kind}`))).join(t('treatment.with'));
  const endedText = lead.kind === 'ended' ? named(lead.ended) : '';
  const going = lead.kind === 'always' ? '' : named(lead.treatments);
  const since = { always: 'all', since: 'since', ended: going ? 'endedWhile' : 'ended' } as const;
  const unit = t(measure === 'se' ? 'sentence.unit.D' : 'sentence.unit.mm');
  const rate = (value: number) => `${formatSigned(value)} ${unit}`;
  const ownRate = (eye: 'right' | 'left', perYear: number) =>
    stretch.isBelowNoise[eye] ? t('sentence.belowNoise', { rate: rate(perYear) }) : rate(perYear);
  const values = {
    right: right && ownRate('right', right.perYear),
    left: left && ownRate('left', left.perYear),
    since: going || endedText,
    ended: endedText,
  };
  const eyes = right && left ? 'both' : right ? 'right' : 'left';
  const { comparison, past, pastOf } = summary;
  const isCompared = comparison !== null && comparison.mismatch === null;
  const remarks = reference && isCompared ? referenceRemarks(reference, method) : [];
  const short = measuredSpans(stretch).filter(({ isIndicative }) => isIndicative);
  const isShortInOne = right && left && short.length === 1;
  const shortIn = short[0]?.eye;
  return (
    <>
      <Trans
        t={t}
        i18nKey={`sentence.${since[lead.kind]}.${eyes}`}
        values={values}
        components={{ b: <b /> }}
      />
      {comparison && reference && (
        <ComparisonText comparison={comparison} reference={reference} rate={rate} />
      )}
      {past && t('sentence.past', { from: date(past.from), to: date(past.to) })}
      {bothEyes.map(eye => {
        const span = pastOf[eye];
        return span && sentence.pastOf[eye](date(span.from), date(span.to));
      })}
      {shortIn &&
        (shortIn !== 'both' && isShortInOne ? sentence.indicativeOf[shortIn] : t('sentence.indicative'))}
      {remarks.map(name => between + chart.remark[name])}
    </>
  );
}

interface ComparisonTextProps {
  comparison: ReferenceComparison;
  reference: ReferenceId;
  rate: (value: number) => string;
}

/** The child's rate compared with the mean, or why they are not comparable. */
function ComparisonText({ comparison, reference, rate }: ComparisonTextProps) {
  const { t } = useTranslation('eye');
  const { date } = useDates(useSession().organization?.timeZone);
  const population = t(`reference.${reference}`);
  if (comparison.mismatch) return <>{t(`sentence.mismatch.${comparison.mismatch}`, { population })}</>;
  const { mean, result, apart, isWholePeriod, from, to, right, left, bothEyes } = comparison;
  const part = right !== null && left !== null ? 'part' : right === null ? 'partLeft' : 'partRight';
  const span = {
    ...{ from: date(from), to: date(to) },
    right: right === null ? '' : rate(right),
    left: left === null ? '' : rate(left),
  };
  return (
    <>
      {!isWholePeriod && t(`sentence.${part}`, span)}
      {bothEyes !== null && t('sentence.bothEyes', { rate: rate(bothEyes) })}
      {apart
        ? t('sentence.apart', {
            right: t(`sentence.than.${apart.right}`),
            left: t(`sentence.than.${apart.left}`),
            mean: rate(mean),
            population,
          })
        : t(`sentence.${result}`, { mean: rate(mean), population })}
    </>
  );
}
