import { useTranslation } from 'react-i18next';
import { useLang } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { useSession } from '../session/session.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useDates } from '../ui/use-dates.ts';
import { calledBy } from './called-by.ts';
import { CasesCard } from './cases-card.tsx';
import styles from './dashboard.module.css';
import { partOfDay } from './part-of-day.ts';

/** What somebody sees first. A superadmin sees the platform, and never a child. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const { fullName, role, organization } = useSession();
  const { now } = useDates(organization?.timeZone);
  const isSuperadmin = role === 'superadmin';
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(organization?.timeZone)}`, { name: calledBy(fullName, lang) })}
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
