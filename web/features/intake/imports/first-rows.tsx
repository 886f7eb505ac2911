import { useTranslation } from 'react-i18next';
import type { ImportRow } from '../../../../shared/features/intake/imports/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useProblemText } from './use-problem-text.ts';

const shownRows = 5;

/** Shows the first rows as read; dates are in words, so that day and month are clear. */
export function FirstRows({ rows }: { rows: readonly ImportRow[] }) {
  const { t } = useTranslation(['imports', 'cases', 'common', 'ui']);
  const { date: inWords } = useCalendarDates();
  const problemText = useProblemText();
  return (
    <div className={`${layout.stack4Start} ${layout.shrinkable}`}>
      <h3>{t('first.title')}</h3>
      <ul className={`${layout.stack4} ${layout.breaks}`}>
        {rows.slice(0, shownRows).map(({ number, name, child, problems }) => {
          const facts = [
            child?.birthDate && t('ui:age.born', { day: inWords(child.birthDate) }),
            child?.genderText ?? (child?.gender && t(`ui:gender.${child.gender}`)),
            child?.fileNumber && t('first.number', { number: child.fileNumber }),
            child?.mobile,
            child?.contactEmail,
            ...problems.map(problemText),
          ];
          return (
            <li key={number}>
              <b>
                <bdi>{name || t('row.noName')}</bdi>
              </b>{' '}
              <span className={layout.hint}>{facts.filter(Boolean).join(' · ')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
