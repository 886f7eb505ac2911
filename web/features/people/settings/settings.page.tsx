import { Anchor, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBuilding } from '@tabler/icons-react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Profile, RegistrationStep } from '../../../../shared/features/people/profile/schema.ts';
import { isRegistrationUnfinished } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { profileQuery } from '../profile/profile-query.ts';
import { AccountTab } from './account-tab.tsx';
import styles from './settings.module.css';

const CertificatesTab = lazyComponent(
  async () => (await import('../profile/certificates-tab.tsx')).CertificatesTab,
  <PartLoading height={240} />,
);
const ProfileTab = lazyComponent(
  async () => (await import('../profile/profile-tab.tsx')).ProfileTab,
  <PartLoading height={240} />,
);

const tabs = ['account', 'certificates', 'profile'] as const;
type Tab = (typeof tabs)[number];

function SettingsPage() {
  const { t } = useTranslation('settings');
  const to = useTo();
  const session = useSession();
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(profileQuery);
  /** The organisation whose preferences an admin may look for here. */
  const ours = session.role === 'admin' && !isRegistrationUnfinished(session) && session.organization;
  usePageTitle(t('title'));
  const offered = session.role === 'superadmin' ? tabs.filter(tab => tab !== 'certificates') : tabs;
  const requested = offered.find(tab => tab === query.get('tab'));
  const current: Tab = requested ?? firstTab(data, isRegistrationUnfinished(session));
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t(session.role === 'superadmin' ? 'platformDescription' : 'description')}
        actions={
          ours && (
            <Button
              component={Link}
              to={`${to('organization', { id: ours.id })}?tab=preferences`}
              variant="default"
              leftSection={<IconBuilding size={18} aria-hidden />}
            >
              {t('ofOrganization')}
            </Button>
          )
        }
      />
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
        {!error && !data && <PartLoading height={240} />}
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

const AcceptTermsDialog = lazyPart('acceptTermsDialog');

const tabOfItem = { details: 'profile', certificate: 'certificates' } as const;

function RegistrationChecklist({ profile: { missing } }: { profile: Profile }) {
  const { t } = useTranslation('settings');
  const [isReading, reading] = useDisclosure();
  const { fullName, organization } = useSession();
  return (
    <Notice tone="attention">
      {organization && (
        <p className={`${layout.below4} ${layout.normal}`}>
          {t('missing.welcome', { name: fullName, organization: organization.name })}
        </p>
      )}
      <strong>{t('missing.title')}</strong>
      <ul className={styles.missing}>
        {missing.map(what => (
          <li key={what}>
            <ChecklistLink what={what} onRead={reading.open} />
          </li>
        ))}
      </ul>
      <Suspense>
        <AcceptTermsDialog isOpen={isReading} where="settings" onClose={reading.close} />
      </Suspense>
    </Notice>
  );
}

function ChecklistLink({ what, onRead }: { what: RegistrationStep; onRead: () => void }) {
  const { t } = useTranslation('settings');
  const to = useTo();
  const organization = useSession().organization?.name ?? '';
  if (what === 'terms')
    return (
      <Anchor component="button" type="button" onClick={onRead}>
        {t('missing.terms', { organization })}
      </Anchor>
    );
  return <Link to={`${to('settings')}?tab=${tabOfItem[what]}`}>{t(`missing.${what}`)}</Link>;
}

const startedKey = ['registration', 'started'];

/** Leaves the settings after the registration is complete, because the layout then replaces this page. */
function RegistrationFinished() {
  const { t } = useTranslation('settings');
  const to = useTo();
  const queryClient = useQueryClient();
  const isUnfinished = isRegistrationUnfinished(useSession());
  const { data: wasStarted } = useQuery<boolean>({ queryKey: startedKey, queryFn: skipToken });
  useEffect(() => {
    if (isUnfinished) queryClient.setQueryData(startedKey, true);
  }, [isUnfinished, queryClient]);
  if (isUnfinished || !wasStarted) return null;
  return (
    <Notice
      action={
        <Button component={Link} to={to('home')}>
          {t('finished.action')}
        </Button>
      }
    >
      <strong>{t('finished.title')}</strong>
      <p>{t('finished.text')}</p>
    </Notice>
  );
}
