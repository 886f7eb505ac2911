import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/series.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import { eyeSeriesQuery } from '../eye-reports/queries.ts';
import styles from './progression.module.css';
import { isDrawable, SmallChart, SmallChartSentence } from './small-chart.tsx';

/** The child's myopia in a sentence and a small chart; renders nothing if there are no values. */
export function MyopiaCard({ record: { id, birthDate } }: { record: Case }) {
  const { t } = useTranslation('eye');
  const to = useTo();
  const heading = useId();
  const { data: series } = useQuery(eyeSeriesQuery(id));
  const visits = finishedVisits(series?.visits ?? []);
  const last = visits.at(-1);
  if (!last || !isDrawable({ visits, birthDate })) return null;
  return (
    <section className={card.small} aria-labelledby={heading}>
      <div className={styles.cardHead}>
        <h2 id={heading}>{t('card.myopia')}</h2>
        <Link to={to('myopiaReport', { id: last.id })}>{t('card.openReport')}</Link>
      </div>
      <p>
        <SmallChartSentence visits={visits} birthDate={birthDate} />
      </p>
      <SmallChart visits={visits} birthDate={birthDate} />
    </section>
  );
}

export { MyopiaCard as Component };
