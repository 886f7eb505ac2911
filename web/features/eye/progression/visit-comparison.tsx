import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  equivalentsOf,
  finishedVisits,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import {
  type ChangeBetween,
  describeBetween,
  isTreatmentChanged,
} from '../../../../shared/features/eye/report-texts/describe-between.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { BothEyes } from '../eye-reports/form/both-eyes.tsx';
import styles from './progression.module.css';
import { Sentences } from './target-card.tsx';
import { useReportTexts } from './use-report-texts.ts';

interface VisitComparisonProps {
  /** Visits of the child up to this one, the earliest first. */
  visits: readonly SeriesVisit[];
  visitId: string;
}

/** Compares a finished visit with an earlier one of the user's choice, at first with the last before it. */
export function VisitComparison({ visits: all, visitId }: VisitComparisonProps) {
  const { t } = useTranslation('eye');
  const texts = useReportTexts();
  const { date: sayDate } = useCalendarDates();
  const heading = useId();
  const [chosen, setChosen] = useState<string>();
  const visits = finishedVisits(all);
  const visit = visits.find(({ id }) => id === visitId);
  const earlier = visits.filter(({ date }) => visit && date < visit.date).toReversed();
  const before = earlier.find(({ id }) => id === chosen) ?? earlier[0];
  if (!visit || !before) return null;
  const pair = { visits, before, visit };
  const changes = describeBetween(texts, { ...pair, dayOf: sayDate });
  return (
    <section className={card.card} aria-labelledby={heading}>
      <h2 id={heading}>{t('between.title')}</h2>
      <div className={layout.stack12}>
        <SelectField
          label={t('between.earlier')}
          options={earlier.map(({ id, date, reference }) => ({
            value: id,
            label: t('between.option', { day: sayDate(date), reference }),
          }))}
          value={before.id}
          allowDeselect={false}
          onChange={setChosen}
        />
        {changes.length === 0 ? (
          <p>{t('between.none')}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('between.measured')}</th>
                <th scope="col">{sayDate(before.date)}</th>
                <th scope="col">{sayDate(visit.date)}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ measure, sentences }) => (
                <tr key={measure}>
                  <th scope="row">
                    {measure === 'axialLength'
                      ? t('between.lengths')
                      : t('between.powers', { method: t(`method.${measure}`).toLocaleLowerCase() })}
                    <Sentences texts={sentences} />
                  </th>
                  {[before, visit].map(one => (
                    <td key={one.id}>
                      <Values of={one} measure={measure} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {isTreatmentChanged(pair) && <p className={layout.hint}>{t('between.treatment')}</p>}
      </div>
    </section>
  );
}

function Values({ of: visit, measure }: Pick<ChangeBetween, 'measure'> & { of: SeriesVisit }) {
  return measure === 'axialLength' ? (
    <BothEyes values={visit.axialLength} isLength />
  ) : (
    <BothEyes values={equivalentsOf(visit, measure)} isPower />
  );
}
