import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { isContactLens, planeOf } from '../../../../shared/features/eye/optics/plane.ts';
import { lastTargetOf } from '../../../../shared/features/eye/progression/chart-target.ts';
import { visitsOfReport, withReport } from '../../../../shared/features/eye/progression/series.ts';
import { sayTarget } from '../../../../shared/features/eye/report-texts/change-words.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useAmendmentText } from '../../../ui/amendment/use-amendment-text.ts';
import card from '../../../ui/layout/card.module.css';
import known from '../../../ui/text/facts.module.css';
import { useReportTexts } from '../progression/use-report-texts.ts';
import styles from './eye-report.module.css';
import { eyeSeriesQuery } from './queries.ts';
import { useMeasurementFacts } from './use-measurement-facts.ts';
import { useVisitTexts } from './use-visit-texts.ts';

/**
 * The child's treatments and earlier target at a visit, as known on its date.
 * @param report may be an earlier version of the visit
 */
function useKnownOn(report: EyeReport) {
  const { data: series } = useQuery(eyeSeriesQuery(report.caseId));
  const visits = series ? visitsOfReport(withReport(series, report).visits, report) : null;
  const treatments = treatmentPeriodsOf(visits ?? [report]);
  const earlier = visits?.filter(({ id }) => id !== report.id) ?? [];
  const { target } = report;
  return {
    treatments: treatments.filter(({ to }) => to === null || to >= report.date),
    targetBefore: target && target.perYear !== null ? lastTargetOf(earlier, target.unit) : null,
  };
}

export type Fact = [label: string, fact: string | false | null | undefined];

/** What a visit recorded, one line for each, without its powers; a fact is empty if nothing was recorded. */
export function useReportFacts(report: EyeReport): Fact[] {
  const { t } = useTranslation(['eye', 'common']);
  const { date } = useCalendarDates();
  const { to, target, prescription } = report;
  const { treatments, targetBefore } = useKnownOn(report);
  const { plane, changes } = useReportTexts();
  const texts = useVisitTexts();
  const targetText = (set: NonNullable<EyeReport['target']>) => {
    const said = sayTarget(changes, set);
    const before = targetBefore && {
      day: date(targetBefore.date),
      target: sayTarget(changes, targetBefore.target),
    };
    const isSame = before?.target === said;
    return [said, before && t(isSame ? 'view.targetSame' : 'view.targetBefore', before)]
      .filter(Boolean)
      .join(' · ');
  };
  const treatmentText = ({ kind, product, dose, wearing, wearingOn, ...period }: TreatmentPeriod) => {
    const { from, to: last, reason } = period;
    const isEarlier = wearing && wearingOn && wearingOn !== report.date;
    return [
      t(`intervention.${kind}`),
      product,
      dose,
      isEarlier ? t('view.recordedOn', { text: wearing, day: date(wearingOn) }) : wearing,
      t('view.since', { day: date(from) }),
      last && t('view.until', { day: date(last) }),
      reason,
    ]
      .filter(Boolean)
      .join(' · ');
  };
  return [
    [t('field.to'), to && [t(`to.${to.kind}`), to.name].filter(Boolean).join(' · ')],
    ...useMeasurementFacts(report),
    [t('field.plane'), prescription && isContactLens(prescription.lensKind) && plane[planeOf(prescription)]],
    [
      t('field.vertex'),
      prescription?.vertex == null || isContactLens(prescription.lensKind)
        ? null
        : `${prescription.vertex} mm`,
    ],
    [t('field.expiresOn'), prescription?.expiresOn && date(prescription.expiresOn)],
    [t('field.riskFactors'), report.riskFactors.map(factor => t(`risk.${factor}`)).join(t('common:comma'))],
    [texts.lens.label, report.lens],
    [texts.frame.label, [report.frame, report.model, report.color].filter(Boolean).join(' · ')],
    [texts.returnBy.label, report.returnBy && date(report.returnBy)],
    [texts.labRemarks.label, report.labRemarks],
    ...treatments.map((treatment): Fact => [t('field.treatment'), treatmentText(treatment)]),
    [t('field.target'), target && targetText(target)],
    [texts.followUp.label, report.followUp && date(report.followUp)],
    [texts.comment.label, report.comment],
  ];
}

export function ReportFacts({ report }: { report: EyeReport }) {
  const { t } = useTranslation(['eye', 'ui']);
  const { instant } = useInstants();
  const { author, finishedBy, finishedAt } = report;
  const amendment = useAmendmentText(report);
  const facts: Fact[] = [
    ...useReportFacts(report),
    [t('view.author'), author.fullName],
    [t('view.finished'), finishedAt && finishedBy && `${finishedBy.fullName} · ${instant(finishedAt)}`],
    [t('ui:amendment.last'), amendment],
  ];
  return (
    <section className={card.card}>
      <h2>{t('view.facts')}</h2>
      <dl className={`${known.facts} ${styles.facts}`}>
        {facts
          .filter(([, fact]) => fact)
          .map(([label, fact], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several treatments can have the same label
            <div key={`${label}${place}`}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
