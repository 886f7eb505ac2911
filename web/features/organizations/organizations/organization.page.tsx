import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { WithContent } from '../../../platform/features/contribution.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { withLazyContent } from '../../../platform/features/lazy-content.ts';
import type { OrganizationTab } from '../../../platform/features/organization-places.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PartLoading } from '../../../ui/layout/part-loading.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { OrganizationLogo } from '../../../ui/text/avatar.tsx';
import { DetailsForm } from './details-form.tsx';
import { OrganizationMenu, RestoreOrganization } from './organization-actions.tsx';
import styles from './organizations.module.css';
import { organizationQuery } from './queries.ts';
import { OrganizationState } from './use-organization-columns.tsx';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(organizationQuery(params.id ?? ''));

type Tab = WithContent<OrganizationTab, { record: FullOrganization }>;

/** Tabs of this feature after the first one, before those of other features. */
const ownTabs: readonly OrganizationTab[] = [
  {
    key: 'preferences',
    title: 'tab.preferences',
    namespaces: ['organizations', 'validation'],
    roles: ['admin'],
    load: () => import('./preferences-form.tsx'),
  },
  {
    key: 'licence',
    title: 'tab.licence',
    namespaces: ['organizations', 'licences', 'validation'],
    roles: ['superadmin'],
    load: () => import('./licence-form.tsx'),
  },
  {
    key: 'modules',
    title: 'tab.modules',
    namespaces: ['organizations', 'licences', 'validation'],
    roles: ['superadmin'],
    load: () => import('../module-access/modules-panel.tsx'),
  },
  {
    key: 'events',
    title: 'tab.events',
    namespaces: ['organizations', 'licences'],
    roles: ['superadmin'],
    load: () => import('./platform-events.tsx'),
  },
];

export function createOrganizationPage(added: readonly OrganizationTab[]): ComponentType {
  const tabs: readonly Tab[] = [
    { key: 'details', title: 'tab.details', Content: DetailsForm },
    ...withLazyContent([...ownTabs, ...added]),
  ];
  return () => <OrganizationPage tabs={tabs} />;
}

function OrganizationPage({ tabs }: { tabs: readonly Tab[] }) {
  const { t } = useTranslation(['organizations', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { data: record } = useSuspenseQuery(organizationQuery(id));
  const session = useSession();
  const isSuperadmin = session.role === 'superadmin';
  usePageTitle(record.name);

  const offered = tabs.filter(tab => isOffered(tab, session));
  const current = offered.find(({ key }) => key === query.get('tab')) ?? offered[0];
  const address = to('organization', { id });
  return (
    <>
      <PageHeader
        {...(isSuperadmin && {
          parents: [{ label: t('list.title'), href: to('organizations') }],
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
        label={t('ui:field.organization')}
        current={current?.key ?? ''}
        tabs={offered.map(({ key, title }, index) => ({
          key,
          title: t(title),
          href: index === 0 ? address : `${address}?tab=${key}`,
        }))}
      />
      {current && (
        <Suspense fallback={<PartLoading height={240} />}>
          <current.Content key={`${id} ${current.key}`} record={record} />
        </Suspense>
      )}
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
