import { IconPencil, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { customActivities } from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type { CustomActivityRow } from '../../../../shared/features/courses/custom-activities/schema.ts';
import type { OwnerFilter } from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { CustomActivityMenu } from '../custom-activities/custom-activity-menu.tsx';
import { ownActivitiesRoot } from './queries.ts';

/** The activities that a person may see, their own first. */
export function OwnActivityList({ owner, add }: { owner: OwnerFilter; add: React.ReactNode }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { day } = useDates(useSession().organization?.timeZone);
  const list = useList<CustomActivityRow>({
    queryKey: [...ownActivitiesRoot, 'list', owner],
    fetchPage: ({ text }, signal) =>
      call(customActivities.searchCustomActivities, { text, owner }, { signal }),
  });
  const config: ListConfig<CustomActivityRow> = {
    label: t('own.title'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => to('customActivity', { id }),
    title: t('own.field.title'),
    heading: ({ title }) => title,
    columns: [
      {
        key: 'kind',
        title: t('own.field.kind'),
        cell: ({ isShared }) => (
          <Status
            Icon={isShared ? IconShare : IconPencil}
            label={t(isShared ? 'own.kind.shared' : 'own.kind.custom')}
          />
        ),
      },
      { key: 'owner', title: t('own.field.owner'), cell: row => row.owner.fullName },
      {
        key: 'minutes',
        title: t('own.field.minutes'),
        isKnown: ({ minutes }) => minutes !== null,
        cell: ({ minutes }) => minutes !== null && t('minutes', { count: minutes }),
      },
      { key: 'updated', title: t('own.field.updatedAt'), cell: ({ updatedAt }) => day(updatedAt) },
    ],
    ...(!isReadOnly && { menu: (row: CustomActivityRow) => <CustomActivityMenu activity={row} /> }),
    menuTitle: t('own.actions'),
  };
  const isShared = owner === 'shared';
  return (
    <ListPage
      list={list}
      config={config}
      add={!isShared && add}
      texts={{
        search: t('own.search'),
        searchHint: t('own.searchHint'),
        emptyTitle: t(isShared ? 'own.emptyShared.title' : 'own.empty.title'),
        emptyText: t(isShared ? 'own.emptyShared.text' : 'own.empty.text'),
        nothing: t('own.nothing'),
        clear: t('own.clear'),
        count: count => t('own.count', { count }),
      }}
    />
  );
}
