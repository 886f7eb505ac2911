import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ageOn } from '../../../../shared/core/age.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { caseScreeningsQuery, screeningQuery } from '../queries.ts';
import { recommendationTexts } from '../results/recommendation-texts.ts';
import { ResultTable } from '../results/result-table.tsx';
import { finishedBefore, resultRows } from '../results/result-view.ts';
import { normsQuery } from '../settings/queries.ts';
import styles from './screening-sheet.module.css';

interface ScreeningSheetProps {
  id: string;
  /** Level of its title on the page it stands on. */
  headingLevel: 1 | 2;
}

/** The report of a screening as it is printed, in the language of the page. */
export function ScreeningSheet({ id, headingLevel }: ScreeningSheetProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const { t } = useTranslation('learning');
  const language = useLocale();
  const { organization } = useSession();
  const { longDate } = useDates(undefined);
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(screening.caseId));
  const {
    data: { sets },
  } = useSuspenseQuery(normsQuery);
  const { data: all = [] } = useQuery(caseScreeningsQuery(screening.caseId));
  const earlier = finishedBefore(all, screening);
  const age = child.birthDate === null ? null : ageOn(child.birthDate, screening.date);
  const lines = recommendationTexts(screening, language);
  return (
    <article className={`paper ${styles.sheet}`}>
      <header className={styles.head}>
        <span>{organization?.name}</span>
        <span>{longDate(screening.date)}</span>
      </header>
      <Title>{t('report.title')}</Title>
      <p className={styles.who}>
        <PersonName fullName={child.fullName} otherName={child.otherName} />
        {age && ` · ${t('age', { years: age.years, months: age.months })}`} · {t(`band.${screening.band}`)} ·{' '}
        {t('report.testedBy', { name: screening.tester.fullName })}
      </p>
      {screening.status === 'draft' && <p className={styles.draft}>{t('report.draft')}</p>}
      <p>
        {t('descriptive')} {t('results.noTotal')}
      </p>
      <ResultTable
        screening={screening}
        last={earlier.at(-1)}
        rows={resultRows(screening, earlier, child, sets)}
        from={earlier[0]?.date ?? screening.date}
        isPlain={false}
        isOnPaper
      />
      {lines.length > 0 && (
        <section>
          <h2>{t('recommendation.title')}</h2>
          <ol>
            {lines.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </section>
      )}
      {screening.notes && (
        <section>
          <h2>{t('field.notes')}</h2>
          <p className={styles.notes}>{screening.notes}</p>
        </section>
      )}
    </article>
  );
}
