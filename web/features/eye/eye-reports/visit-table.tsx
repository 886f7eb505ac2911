import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import {
  type EyeSeries,
  equivalentsOf,
  finishedVisits,
  mainMethod,
  orthokeratologyOf,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import { isChosen } from '../../../../shared/features/eye/progression/trend.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import layout from '../../../ui/layout/layout.module.css';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { useReportTexts } from '../progression/use-report-texts.ts';
import styles from './eye-tab.module.css';
import { BothEyes } from './form/both-eyes.tsx';
import { ReportStatus } from './report-status.tsx';

/** Whether a visit has a measured power; a prescription is not measured. */
const hasMeasuredPower = (visit: SeriesVisit): boolean => {
  const method = mainMethod(visit);
  return method !== null && !isChosen(method);
};

export function VisitTable({ series: { visits } }: { series: EyeSeries }) {
  const { t } = useTranslation('eye');
  const { visits: words } = useReportTexts();
  const lenses = orthokeratologyOf(finishedVisits(visits));
  const isBracketed = (visit: SeriesVisit) => isReshaped(visit.date, lenses) && hasMeasuredPower(visit);
  const to = useTo();
  const isPhone = useIsPhone();
  const { date: sayDate } = useCalendarDates();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={layout.scroll} aria-label={t('series.visits')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('field.visit')}</th>
            <th scope="col">{t('field.se')} (D)</th>
            <th scope="col">{t('field.axialLength')} (mm)</th>
            {!isPhone && <th scope="col">{t('field.status')}</th>}
          </tr>
        </thead>
        <tbody>
          {visits.toReversed().map(visit => {
            const method = mainMethod(visit);
            return (
              <tr key={visit.id}>
                <th scope="row">
                  <Link to={to('eyeReport', { id: visit.id })}>{sayDate(visit.date)}</Link>
                  <br />
                  <span className={layout.hint}>{unbroken(visit.reference)}</span>
                  {isPhone && (
                    <div>
                      <ReportStatus report={visit} />
                    </div>
                  )}
                </th>
                <td>
                  {method ? (
                    <>
                      <BothEyes
                        values={equivalentsOf(visit, method)}
                        isPower
                        isBracketed={isBracketed(visit)}
                      />
                      <br />
                      <span className={layout.hint}>{t(`method.${method}`)}</span>
                    </>
                  ) : (
                    '–'
                  )}
                </td>
                <td>
                  <BothEyes values={visit.axialLength} isLength />
                </td>
                {!isPhone && (
                  <td>
                    <ReportStatus report={visit} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {visits.some(isBracketed) && <p className={layout.hint}>{words.reshaped}</p>}
    </section>
  );
}
