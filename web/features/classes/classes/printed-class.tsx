import { useTranslation } from 'react-i18next';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import { sortChildren } from '../../../../shared/features/classes/classes/sort-children.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { ageText } from './age-text.ts';
import styles from './class.module.css';

const emptyColumns = ['one', 'two', 'three', 'four'];

/** Children of a class on paper, with empty columns to fill in; shown in print only. */
export function PrintedClass({ record }: { record: Class }) {
  const { t } = useTranslation(['classes', 'learning', 'ui', 'common']);
  const { organization } = useSession();
  const today = todayIn(organization?.timeZone);
  const { date } = useCalendarDates();
  const { name, teachers, children, hidden } = record;
  return (
    <section className={styles.printed} aria-hidden>
      <h1>{name}</h1>
      <p>
        {[
          organization?.name,
          teachers.length > 0 &&
            t('taughtBy', { names: teachers.map(teacher => teacher.fullName).join(t('common:comma')) }),
          t('print.date', { date: date(today) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            <th>{t('print.number')}</th>
            <th>{t('ui:list.child')}</th>
            <th>{t('ui:field.birthDate')}</th>
            <th>{t('ui:field.age')}</th>
            {emptyColumns.map(key => (
              <th key={key} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortChildren(children, useLanguage()).map(({ id, fullName, otherName, birthDate }, at) => (
            <tr key={id}>
              <td>{at + 1}</td>
              <td>
                <PersonName fullName={fullName} otherName={otherName} />
              </td>
              <td>{birthDate && date(birthDate)}</td>
              <td>{ageText(birthDate, today, t)}</td>
              {emptyColumns.map(key => (
                <td key={key} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p>{t('hiddenChildren', { count: hidden })}</p>}
    </section>
  );
}
