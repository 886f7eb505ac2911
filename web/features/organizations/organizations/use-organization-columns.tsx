import { IconArchive, IconCalendarOff, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OrganizationRow } from '../../../../shared/features/organizations/organizations/schema.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { nameOfPlace, useLocations } from '../../../platform/lookups/use-locations.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { OrganizationLogo } from '../../../ui/text/avatar.tsx';

export function useOrganizationColumns(): ListConfig<OrganizationRow> {
  const { t } = useTranslation('organizations');
  const to = useTo();
  const { date } = useCalendarDates();
  const { countries } = useLocations('');
  return {
    label: t('list.title'),
    rowKey: row => row.id,
    rowHref: row => to('organization', { id: row.id }),
    title: t('field.name'),
    picture: row => <OrganizationLogo name={row.name} picture={row.logoInfo.url} />,
    heading: row => row.name,
    detail: row => row.organizationSlug,
    columns: [
      { key: 'country', title: t('field.country'), cell: row => nameOfPlace(countries, row.country) },
      {
        key: 'seats',
        title: t('field.seats'),
        cell: row => t('seatsOf', { taken: row.seatsTaken, count: row.seats }),
      },
      { key: 'endsOn', title: t('field.endsOn'), cell: row => date(row.endsOn) },
      { key: 'status', title: t('field.status'), cell: row => <OrganizationState record={row} /> },
    ],
  };
}

export function OrganizationState({
  record,
}: {
  record: Pick<OrganizationRow, 'status' | 'endsOn' | 'timeZone'>;
}) {
  const { t } = useTranslation('organizations');
  if (record.status === 'archived') return <Status label={t('status.archived')} Icon={IconArchive} />;
  if (record.endsOn < todayIn(record.timeZone))
    return <Status label={t('status.ended')} Icon={IconCalendarOff} tone="attention" />;
  return <Status label={t('status.active')} Icon={IconCircleCheck} tone="good" />;
}
