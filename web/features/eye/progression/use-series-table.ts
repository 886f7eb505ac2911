import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../../../shared/core/endpoint.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { measurementsOf } from '../../../../shared/features/eye/eye-reports/measurements-of.ts';
import { type PowerVector, powerVector } from '../../../../shared/features/eye/optics/power-vector.ts';
import { powerOf, type RecordedPower } from '../../../../shared/features/eye/optics/sphero-cylinder.ts';
import { yearsBetween } from '../../../../shared/features/eye/progression/days.ts';
import {
  type EyeSeries,
  equivalentsOf,
  finishedVisits,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import { powerMethods } from '../../../../shared/features/eye/progression/trend.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import {
  runningOn,
  treatmentPeriodsOf,
} from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import type { SavedTable, TableCell } from '../../../ui/list/saved-table.ts';
import { measurementColumns } from '../eye-reports/measurement-columns.ts';

const parts = ['sph', 'cyl', 'axis'] as const;

type Report = ResponseOf<typeof eyeReports.getEyeReport>;

/**
 * Returns a child's visits as a table: one row for each method of refraction of a visit, or one row without
 * powers. The file name contains the date but not the child.
 */
export function useSeriesTable({
  fullName,
  birthDate,
}: Case): (series: EyeSeries, reports: readonly Report[]) => SavedTable {
  const { t } = useTranslation(['eye', 'ui']);
  const measured = measurementColumns(t, useLanguage());
  const { organization } = useSession();
  const ofEyes = (field: string) => eyes.map(eye => `${field} ${t(`export.${eye}`)}`);

  return ({ visits }, reports) => {
    const treated = finishedVisits(visits);
    /** Treatments that are under way after a visit, according to the visits up to its date. */
    const runningAt = ({ date }: SeriesVisit) =>
      runningOn(treatmentPeriodsOf(treated.filter(visit => visit.date <= date)), date);
    return {
      name: `eye-visits-${todayIn(organization?.timeZone)}`,
      head: [
        t('field.case'),
        t('field.visit'),
        t('ui:field.age'),
        t('field.reference'),
        t('field.status'),
        t('field.method'),
        ...eyes.flatMap(eye => parts.map(part => `${t(`field.${part}`)} ${t(`export.${eye}`)}`)),
        ...ofEyes(`${t('field.se')} (D)`),
        ...ofEyes(`${t('export.j0')} (D)`),
        ...ofEyes(`${t('export.j45')} (D)`),
        ...measured.head,
        t('field.treatment'),
        t('field.product'),
        t('field.dose'),
        t('field.treatmentFrom'),
        t('field.followUp'),
      ],
      rows: visits.flatMap(visit => {
        const methods = powerMethods.filter(method => visit.powers[method]);
        const age = birthDate && Math.round(yearsBetween(birthDate, visit.date) * 100) / 100;
        return (methods.length > 0 ? methods : [null]).map((method): TableCell[] => {
          const power = method && visit.powers[method];
          const se = method ? equivalentsOf(visit, method) : { right: null, left: null };
          const report = reports.find(({ id }) => id === visit.id);
          const treatments = runningAt(visit);
          const each = (of: (treatment: TreatmentPeriod) => string | null) =>
            treatments.map(treatment => of(treatment) ?? '–').join('; ') || null;
          return [
            fullName,
            visit.date,
            age || null,
            visit.reference,
            t(`status.${visit.status}`),
            method && t(`method.${method}`),
            ...eyes.flatMap(eye => parts.map(part => power?.[eye][part] ?? null)),
            se.right,
            se.left,
            ...(['j0', 'j45'] as const).flatMap(part =>
              eyes.map(eye => roundedPart(power?.[eye] ?? null, part)),
            ),
            ...measured.cells(report ? measurementsOf(report, method) : null),
            each(({ kind }) => t(`intervention.${kind}`)),
            each(({ product }) => product),
            each(({ dose }) => dose),
            each(({ from }) => from),
            visit.followUp,
          ];
        });
      }),
    };
  };
}

/** A component of the power vector in D, for averaging astigmatism; null if the power is incomplete. */
function roundedPart(recorded: RecordedPower | null, part: Exclude<keyof PowerVector, 'm'>): number | null {
  const power = recorded && powerOf(recorded);
  return power && Math.round(powerVector(power)[part] * 1_000) / 1_000 + 0;
}
