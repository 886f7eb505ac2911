import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { OrganizationLogo } from '../../../ui/text/avatar.tsx';
import { TermsPanel } from '../../consent/terms/terms-panel.tsx';
import { AuditPanel } from '../../operations/audit/audit-panel.tsx';
import { EmailPanel } from '../../operations/email-log/email-panel.tsx';
import { ModulesPanel } from '../module-access/modules-panel.tsx';
import { DetailsForm } from './details-form.tsx';
import { LicenceForm } from './licence-form.tsx';
import { OrganizationMenu, RestoreOrganization } from './organization-actions.tsx';
import styles from './organizations.module.css';
import { PlatformEvents } from './platform-events.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { organizationQuery } from './queries.ts';
import { OrganizationState } from './use-organization-columns.tsx';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(organizationQuery(params.id ?? ''));

const views = {
  details: DetailsForm,
  preferences: PreferencesForm,
  licence: LicenceForm,
  modules: ModulesPanel,
  events: PlatformEvents,
  terms: TermsPanel,
  email: EmailPanel,
  audit: AuditPanel,
};
type View = keyof typeof views;

/** Tabs per role; the first is the default. */
const tabsOf = {
  admin: ['details', 'preferences', 'terms', 'email', 'audit'],
  superadmin: ['details', 'licence', 'modules', 'events'],
} as const satisfies Record<string, readonly View[]>;

export function OrganizationPage() {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: record } = useSuspenseQuery(organizationQuery(id));
  const isSuperadmin = useSession().role === 'superadmin';
  usePageTitle(record.name);

  const tabs: readonly View[] = tabsOf[isSuperadmin ? 'superadmin' : 'admin'];
  const current = tabs.find(tab => tab === query.get('tab')) ?? 'details';
  const address = to('organization', { id });
  const View = views[current];
  return (
    <>
      <PageHeader
        {...(isSuperadmin && {
          parent: { label: t('list.title'), href: to('organizations') },
          crumb: record.name,
          ...(record.status === 'active'
            ? { menu: <OrganizationMenu record={record} /> }
            : { actions: <RestoreOrganization record={record} /> }),
        })}
        picture={<OrganizationLogo name={record.name} picture={record.logoInfo.url} />}
        title={record.name}
        description={<Summary record={record} />}
      />
      <TabLinks
        label={t('tab.label')}
        current={current}
        tabs={tabs.map((key, index) => ({
          key,
          title: t(`tab.${key}`),
          href: index === 0 ? address : `${address}?tab=${key}`,
        }))}
      />
      <View key={`${id} ${current}`} record={record} />
    </>
  );
}

function Summary({ record }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  return (
    <div className={styles.summary}>
      <span>{record.organizationSlug}</span>
      <span>{t('seatsOf', { taken: record.seatsTaken, count: record.seats })}</span>
      <OrganizationState record={record} />
    </div>
  );
}
