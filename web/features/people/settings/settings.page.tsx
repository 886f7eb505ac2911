import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Profile } from '../../../../shared/features/people/profile/schema.ts';
import { isRegistrationUnfinished } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { CertificatesTab } from '../profile/certificates-tab.tsx';
import { profileQuery } from '../profile/profile-query.ts';
import { ProfileTab } from '../profile/profile-tab.tsx';
import { AccountTab } from './account-tab.tsx';
import { RegistrationChecklist } from './registration-checklist.tsx';
import { RegistrationFinished } from './registration-finished.tsx';
import styles from './settings.module.css';

const tabs = ['account', 'certificates', 'profile'] as const;
type Tab = (typeof tabs)[number];

function SettingsPage() {
  const { t } = useTranslation('settings');
  const to = useTo();
  const session = useSession();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(profileQuery);
  usePageTitle(t('title'));
  const offered = session.role === 'superadmin' ? tabs.filter(tab => tab !== 'certificates') : tabs;
  const requested = offered.find(tab => tab === query.get('tab'));
  const current: Tab = requested ?? firstTab(data, isRegistrationUnfinished(session));
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      {data && isRegistrationUnfinished(session) && <RegistrationChecklist profile={data} />}
      <RegistrationFinished />
      <TabLinks
        label={t('tab.label')}
        tabs={offered.map(tab => ({
          key: tab,
          title: t(`tab.${tab}`),
          href: `${to('settings')}?tab=${tab}`,
        }))}
        current={current}
      />
      <div className={styles.tab}>
        {error && !data && <ListFailure text={errorText(error)} onRetry={refetch} />}
        {!error && !data && <Loader />}
        {data && current === 'profile' && <ProfileTab profile={data} />}
        {data && current === 'certificates' && <CertificatesTab profile={data} />}
        {data && current === 'account' && <AccountTab profile={data} />}
      </div>
    </>
  );
}

function firstTab(profile: Profile | undefined, unfinished: boolean): Tab {
  if (!profile || !unfinished) return 'account';
  return profile.missing[0] === 'certificate' ? 'certificates' : 'profile';
}

export { SettingsPage as Component };
