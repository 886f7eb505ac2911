import { useSuspenseQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import {
  type FullOrganization,
  Licence,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { LoadedContribution } from '../../../platform/features/contribution.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import type { OrganizationTab } from '../../../platform/features/organization-places.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { SettingsForm } from '../../../ui/form/settings-form.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { OrganizationLogo } from '../../../ui/text/avatar.tsx';
import { ModulesPanel } from '../module-access/modules-panel.tsx';
import { SectionConflictDialog } from './conflict/section-conflict-dialog.tsx';
import { DetailsForm } from './details-form.tsx';
import { LicenceFields } from './licence-fields.tsx';
import { OrganizationMenu, RestoreOrganization } from './organization-actions.tsx';
import { licenceFields, licenceValues } from './organization-values.ts';
import styles from './organizations.module.css';
import { PlatformEvents } from './platform-events.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { cacheOrganization, organizationQuery } from './queries.ts';
import { OrganizationState } from './use-organization-columns.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Form of the licence; asks before saving an end date that ends the licence now. */
function LicenceForm({ record }: { record: FullOrganization }) {
  const { t } = useTranslation('organizations');
  const { date } = useCalendarDates();
  const [ending, setEnding] = useState<{ endsOn: string; save: () => void } | null>(null);
  const saving = useApiMutation(organizations.changeLicence, cacheOrganization);
  const { form, node, conflict, onSubmit } = useSectionForm(record, {
    schema: Licence,
    toFormValues: licenceValues,
    toFields: licenceFields,
    save: (values, { id, version, endsOn: before, timeZone }, callbacks) => {
      const licence = licenceFields(values);
      const save = () => saving.mutate({ organizationId: id, version, ...licence }, callbacks);
      const today = todayIn(timeZone, Date.now());
      if (licence.endsOn >= today || before < today) save();
      else setEnding({ endsOn: licence.endsOn, save });
    },
  });

  return (
    <SettingsForm formRef={node} isDirty={form.isDirty()} isSaving={saving.isPending} onSubmit={onSubmit}>
      <LicenceFields form={form} taken={record.seatsTaken} />
      {conflict && <SectionConflictDialog conflict={conflict} />}
      <ConfirmDialog
        isOpen={ending !== null}
        title={t('endLicence.title', { name: record.name })}
        consequence={t('endLicence.consequence', {
          day: ending && date(ending.endsOn),
          count: record.seatsTaken,
        })}
        confirm={t('endLicence.end')}
        keep={t('endLicence.keep')}
        onConfirm={() => {
          ending?.save();
          setEnding(null);
        }}
        onKeep={() => setEnding(null)}
      />
    </SettingsForm>
  );
}

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(organizationQuery(params.id ?? ''));

type Tab = Omit<LoadedContribution<OrganizationTab>, 'load'>;

/** Tabs of the organisation page that no other feature adds; the first is the default. */
const ownTabs: readonly Tab[] = [
  { key: 'details', title: 'tab.details', part: { Component: DetailsForm } },
  { key: 'preferences', title: 'tab.preferences', roles: ['admin'], part: { Component: PreferencesForm } },
  { key: 'licence', title: 'tab.licence', roles: ['superadmin'], part: { Component: LicenceForm } },
  { key: 'modules', title: 'tab.modules', roles: ['superadmin'], part: { Component: ModulesPanel } },
  { key: 'events', title: 'tab.events', roles: ['superadmin'], part: { Component: PlatformEvents } },
];

export const createOrganizationPage =
  (tabs: readonly Tab[]): ComponentType =>
  () => <OrganizationPage tabs={[...ownTabs, ...tabs]} />;

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
      {current && <current.part.Component key={`${id} ${current.key}`} record={record} />}
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
