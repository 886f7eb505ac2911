import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { useSession } from '../session/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useDates } from '../ui/use-dates.ts';
import { CasesCard } from './cases-card.tsx';
import styles from './dashboard.module.css';
import { partOfDay } from './part-of-day.ts';

/** What somebody sees first. A superadmin sees the platform, and never a child. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { fullName, role, organization } = useSession();
  const { now } = useDates(organization?.timeZone);
  const isSuperadmin = role === 'superadmin';
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(organization?.timeZone)}`, { name: calledBy(fullName) })}
        description={<time>{now()}</time>}
      />
      {isSuperadmin ? (
        <p className={styles.platform}>{t('platform')}</p>
      ) : (
        <div className={styles.cards}>
          <CasesCard />
        </div>
      )}
    </>
  );
}

/** What a person is called by: the first of several words, or the whole name where it has none. */
const calledBy = (fullName: string): string =>
  /\p{Script=Han}/u.test(fullName) ? fullName : (fullName.split(' ')[0] ?? fullName);
