import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type {
  FamilyMailPlan,
  LastFamilyMail,
} from '../../../../shared/features/classes/family-mails/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './family-mail.module.css';

interface FamilyMailNotesProps {
  plan: FamilyMailPlan;
  session: Pick<Session, 'id' | 'date'>;
}

/**
 * Says which families get an email, which do not, and why. Links to the pages where the causes can be
 * corrected.
 */
export function FamilyMailNotes({ plan, session }: FamilyMailNotesProps) {
  const { t } = useTranslation('familyMails');
  const to = useTo();
  const { day, time } = useInstants();
  const { families, notMailed, hidden, heldBack, activities, withText, last } = plan;
  const observations = families.reduce((sum, family) => sum + family.observations, 0);
  const lastMail = ({ by, families: count }: LastFamilyMail, at: { date: string; time: string }) =>
    count === null
      ? t('lastUncounted', { name: by.fullName, ...at })
      : t('last', { count, name: by.fullName, ...at });
  return (
    <>
      {last && <Notice>{lastMail(last, { date: day(last.at), time: time(last.at) })}</Notice>}
      {withText === 0 && observations === 0 && (
        <Notice
          tone="attention"
          action={
            <span className={styles.links}>
              <Link to={to('customActivity', {})}>{t('openActivities')}</Link>
              <Link to={`${to('timetable')}?date=${session.date}&session=${session.id}`}>
                {t('openSession')}
              </Link>
            </span>
          }
        >
          {t('noText')}
        </Notice>
      )}
      {heldBack && (
        <Notice tone="attention">{t(heldBack === 'unfinished' ? 'unfinished' : 'linksOnly')}</Notice>
      )}
      <div className={styles.facts}>
        <p>
          <b>{families.length > 0 ? t('families', { count: families.length }) : t('noFamilies')}</b>
        </p>
        {withText > 0 && <p>{t('withText', { with: withText, all: activities })}</p>}
        {observations > 0 && <p>{t('observations', { count: observations })}</p>}
        {hidden > 0 && <p>{t('hidden', { count: hidden })}</p>}
      </div>
      {notMailed.length > 0 && (
        <section className={styles.facts} aria-label={t('notMailed', { count: notMailed.length })}>
          <h3>{t('notMailed', { count: notMailed.length })}</h3>
          <ul className={styles.out}>
            {notMailed.map(({ child, why }) => (
              <li key={child.id}>
                <Link to={to('case', { id: child.id })}>{child.fullName}</Link>
                <span>{t(`why.${why}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
