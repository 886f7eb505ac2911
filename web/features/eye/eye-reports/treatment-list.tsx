import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { finishedVisits, type SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import type { TreatmentPeriod } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentPeriodsOf } from '../../../../shared/features/eye/treatments/treatment-periods.ts';
import {
  type ToldAt,
  treatmentToldAt,
} from '../../../../shared/features/eye/treatments/treatment-told-at.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './eye-tab.module.css';

interface TreatmentListProps {
  visits: readonly SeriesVisit[];
  isReadOnly: boolean;
}

/** Treatments of a child, latest first, each with a link to correct it. */
export function TreatmentList({ visits, isReadOnly }: TreatmentListProps) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { date } = useCalendarDates();
  const finished = finishedVisits(visits);
  const periods = treatmentPeriodsOf(finished).toSorted((one, other) => (one.from < other.from ? 1 : -1));
  if (periods.length === 0) return null;
  const address = ({ visitId, place }: ToldAt, field: 'from' | 'to') => {
    const search = new URLSearchParams({ field: `treatments.${place}.${field}` });
    return [to('editEyeReport', { id: visitId }), search].join('?');
  };
  const details = ({ product, dose, from, to: last, reason }: TreatmentPeriod) =>
    [
      product,
      dose,
      t('view.since', { day: date(from) }),
      last && t('view.until', { day: date(last) }),
      reason,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <section className={card.card}>
      <h2>{t('field.treatments')}</h2>
      <ul className={styles.treatments}>
        {periods.map(period => {
          const treatment = t(`intervention.${period.kind}`);
          const { start, end } = treatmentToldAt(finished, period);
          return (
            <li key={period.id}>
              <span>
                <b>{treatment}</b>
                <br />
                <span className={layout.hint}>{details(period)}</span>
              </span>
              {!isReadOnly && (
                <span className={layout.wrap16}>
                  {start && (
                    <Link to={address(start, 'from')} aria-label={t('treatment.correctOf', { treatment })}>
                      {t('treatment.correct')}
                    </Link>
                  )}
                  {end && (
                    <Link to={address(end, 'to')} aria-label={t('treatment.correctEndOf', { treatment })}>
                      {t('treatment.correctEnd')}
                    </Link>
                  )}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && <p className={layout.hint}>{t('treatment.correctHelp')}</p>}
    </section>
  );
}
