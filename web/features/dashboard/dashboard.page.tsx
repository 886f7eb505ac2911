import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useDates } from '../../platform/i18n/use-dates.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { CasesCard } from './cases-card.tsx';
import styles from './dashboard.module.css';
import { greetingName } from './greeting-name.ts';
import { NotificationsTab } from './notifications-tab.tsx';
import { partOfDay } from './part-of-day.ts';
import { PlatformCards } from './platform-cards.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecallsCard } from './recalls-card.tsx';

/** The start page. A superadmin sees the platform, and never a child. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const lang = useLocale();
  const { fullName, role, organization } = useSession();
  const { now } = useDates(organization?.timeZone);
  const isSuperadmin = role === 'superadmin';
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(organization?.timeZone)}`, { name: greetingName(fullName, lang) })}
        description={<time>{now()}</time>}
      />
      {isSuperadmin ? (
        <>
          <PlatformCards />
          <p className={styles.platform}>{t('platform.note')}</p>
        </>
      ) : (
        <MemberTabs />
      )}
    </>
  );
}

const tabs = ['overview', 'notifications'] as const;

/** Tabs of a member's dashboard: overview and notifications. */
function MemberTabs() {
  const { t } = useTranslation('dashboard');
  const address = useTo()('dashboard');
  const [query] = useSearchParams();
  const { modules } = useSession();
  const hasEye = modules.some(({ module, status }) => module === 'eye' && status === 'granted');
  const current = tabs.find(tab => tab === query.get('tab')) ?? 'overview';
  return (
    <>
      <TabLinks
        label={t('title')}
        current={current}
        tabs={tabs.map((key, index) => ({
          key,
          title: t(`tab.${key}`),
          href: index === 0 ? address : `${address}?tab=${key}`,
        }))}
      />
      {current === 'notifications' ? (
        <NotificationsTab />
      ) : (
        <>
          <QuickActions />
          <div className={styles.cards}>
            <CasesCard />
            {hasEye && <RecallsCard />}
          </div>
        </>
      )}
    </>
  );
}
