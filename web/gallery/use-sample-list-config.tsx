import { Button } from '@mantine/core';
import { IconArchive, IconTag, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCalendarDates } from '../platform/i18n/use-calendar-dates.ts';
import { StateBadge } from '../ui/feedback/state-badge.tsx';
import { Tag } from '../ui/feedback/status.tsx';
import type { ListConfig } from '../ui/list/list-config.ts';
import { Avatar } from '../ui/text/avatar.tsx';
import { PersonName } from '../ui/text/person-name.tsx';
import { RowMenu } from './row-menu.tsx';
import type { SampleChild } from './samples.ts';

export function useSampleListConfig() {
  const { t } = useTranslation('parts');
  const { pathname } = useLocation();
  const { date } = useCalendarDates();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState({ by: 'due', isDescending: false });

  const listConfig: ListConfig<SampleChild> = {
    label: t('list.title'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => `${pathname}?child=${id}`,
    title: t('list.name'),
    picture: ({ fullName }) => <Avatar name={fullName} />,
    heading: ({ fullName }) => <PersonName fullName={fullName} />,
    detail: ({ otherName }) => otherName,
    columns: [
      {
        key: 'age',
        title: t('list.age'),
        isSortable: true,
        cell: ({ months }) => t('list.years', { years: Math.floor(months / 12), months: months % 12 }),
      },
      {
        key: 'due',
        title: t('list.next'),
        isSortable: true,
        cell: ({ dueIn, due }) =>
          dueIn < 0 ? (
            <StateBadge state="overdue" label={t('status.overdueBy', { count: -dueIn })} />
          ) : (
            date(due)
          ),
      },
      { key: 'tags', title: t('list.tag'), cell: ({ tag }) => <Tag word={t(`list.tags.${tag}`)} /> },
    ],
    menu: () => <RowMenu />,
    selection: {
      selected,
      onChange: setSelected,
      nameOf: ({ fullName }) => fullName,
      actions: <SelectionActions />,
    },
    sort: { ...sort, onChange: (by, isDescending) => setSort({ by, isDescending }) },
  };

  const sorted = (rows: SampleChild[]) =>
    rows.toSorted((one, other) => {
      const order = sort.by === 'age' ? one.months - other.months : one.dueIn - other.dueIn;
      return sort.isDescending ? -order : order;
    });

  return { ...listConfig, inOrder: sorted };
}

function SelectionActions() {
  const { t } = useTranslation('parts');
  return (
    <>
      <Button variant="transparent" leftSection={<IconUserPlus size={18} aria-hidden />}>
        {t('list.assign')}
      </Button>
      <Button variant="transparent" leftSection={<IconTag size={18} aria-hidden />}>
        {t('list.addTag')}
      </Button>
      <Button variant="transparent" leftSection={<IconArchive size={18} aria-hidden />}>
        {t('list.archive')}
      </Button>
    </>
  );
}
