import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import {
  type OwnerFilter,
  ownerFilters,
} from '../../../../shared/features/courses/own-activities/own-activity-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { ActivityCopyMenu } from '../activity-copies/activity-copy-menu.tsx';
import { CustomActivityMenu } from '../custom-activities/custom-activity-menu.tsx';
import { ownActivitiesRoot } from './queries.ts';
import { isCopy, type OwnActivityRow, type OwnActivityRow as Row, searchOwn } from './search-own.ts';

/** Tabs of the organisation's activities (all or only custom ones): everybody's, the user's own, shared. */
export function OurActivities({ isCustomOnly = false }: { isCustomOnly?: boolean }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const owner = ownerFilters.find(name => name === query.get('tab')) ?? 'all';
  usePageTitle(t('own.title'));
  const add = !isReadOnly && (
    <Button component={Link} to={to('createCustomActivity')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('own.new')}
    </Button>
  );
  const copy = !isReadOnly && !isCustomOnly && (
    <Button
      component={Link}
      to={to('editCurriculumActivity', {})}
      variant="default"
      leftSection={<IconCopy size={18} aria-hidden />}
    >
      {t('copy.pick.title')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('own.title')}
        description={t(isCustomOnly ? 'own.customDescription' : 'own.description')}
        actions={
          <>
            {copy}
            {add}
          </>
        }
      />
      <TabLinks
        label={t('own.title')}
        current={owner}
        tabs={ownerFilters.map(key => ({
          key,
          title: t(`own.tab.${key}`),
          href: key === 'all' ? pathname : `${pathname}?tab=${key}`,
        }))}
      />
      <OwnActivityList key={`${owner} ${isCustomOnly}`} owner={owner} add={add} isCustomOnly={isCustomOnly} />
    </>
  );
}

function OwnActivityKind({ row }: { row: OwnActivityRow }) {
  const { t } = useTranslation('courses');
  if (isCopy(row)) return <Status Icon={IconCopy} label={t('copy.kind')} />;
  const { isShared } = row;
  return (
    <Status
      Icon={isShared ? IconShare : IconPencil}
      label={t(isShared ? 'own.kind.shared' : 'own.kind.custom')}
    />
  );
}

interface OwnActivityListProps {
  owner: OwnerFilter;
  add: React.ReactNode;
  isCustomOnly: boolean;
}

/** Activities that the user may see; the user's own activities come first. */
function OwnActivityList({ owner, add, isCustomOnly }: OwnActivityListProps) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const me = useSession();
  const { day } = useInstants();
  const list = useList<Row>({
    queryKey: [...ownActivitiesRoot, 'list', owner, isCustomOnly],
    fetchPage: ({ text }, signal) =>
      searchOwn({ text, owner }, { isCustomOnly, me: me.id, ...(signal && { signal }) }),
  });
  const config: ListConfig<Row> = {
    label: t('own.title'),
    rowKey: ({ id }) => id,
    rowHref: row => to(isCopy(row) ? 'curriculumActivity' : 'customActivity', { id: row.id }),
    title: t('activity.field.title'),
    heading: ({ title }) => title,
    columns: [
      {
        key: 'kind',
        title: t('own.field.kind'),
        cell: row => <OwnActivityKind row={row} />,
      },
      { key: 'owner', title: t('own.field.owner'), cell: row => row.owner.fullName },
      {
        key: 'minutes',
        title: t('activity.field.minutes'),
        isKnown: ({ minutes }) => minutes !== null,
        cell: ({ minutes }) => minutes !== null && t('minutes', { count: minutes }),
      },
      { key: 'updated', title: t('field.updatedAt'), cell: ({ updatedAt }) => day(updatedAt) },
    ],
    ...(!isReadOnly && {
      menu: (row: Row) =>
        isCopy(row) ? <ActivityCopyMenu activity={row} /> : <CustomActivityMenu activity={row} />,
    }),
  };
  const isShared = owner === 'shared';
  return (
    <ListPage
      list={list}
      config={config}
      add={
        !isShared && (
          <>
            {add}
            <Button component={Link} to={to('library')} variant="default">
              {t('copy.pick.library')}
            </Button>
          </>
        )
      }
      texts={{
        search: t('own.search'),
        searchHint: t('own.searchHint'),
        emptyTitle: t(isShared ? 'own.emptyShared.title' : 'own.empty.title'),
        emptyText: t(isShared ? 'own.emptyShared.text' : 'own.empty.text'),
        nothing: t('own.nothing'),
        count: count => t('own.count', { count }),
      }}
    />
  );
}
