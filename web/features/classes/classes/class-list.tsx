import { useTranslation } from 'react-i18next';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { ClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { classListKey } from '../../../platform/lookups/school-class-query.ts';
import type { ListConfig } from '../../../ui/list/list-config.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { useSessionDates } from '../sessions/use-session-dates.ts';
import { ClassMenu } from './class-menu.tsx';
import { ClassName } from './class-name.tsx';

export const classTabs = ['all', 'mine', 'archived'] as const;
export type ClassTab = (typeof classTabs)[number];

/** Classes that the user may see; the user's own classes come first. */
export function ClassList({ tab, add }: { tab: ClassTab; add: React.ReactNode }) {
  const { t } = useTranslation(['classes', 'ui', 'common']);
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  const { day } = useInstants();
  const { dateAndTimes } = useSessionDates();
  const isArchived = tab === 'archived';
  const list = useList<ClassRow>({
    queryKey: [...classListKey, tab],
    fetchPage: ({ text }, signal) =>
      call(
        classes.searchClasses,
        {
          text,
          status: isArchived ? 'archived' : 'active',
          isMine: tab === 'mine',
          withNext: !isArchived,
        },
        { signal },
      ),
  });
  const config: ListConfig<ClassRow> = {
    label: t('title'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => to('class', { id }),
    title: t('ui:field.name'),
    heading: row => <ClassName {...row} />,
    columns: [
      {
        key: 'children',
        title: t('chooseChildren.children'),
        cell: ({ children, hidden }) =>
          [t('children', { count: children }), hidden > 0 && t('hidden', { count: hidden })]
            .filter(Boolean)
            .join(' · '),
      },
      ...(isArchived
        ? []
        : [
            {
              key: 'next',
              title: t('field.next'),
              isKnown: ({ next }: ClassRow) => next !== null,
              cell: ({ next }: ClassRow) => (next ? dateAndTimes(next) : '–'),
            },
          ]),
      {
        key: 'teachers',
        title: t('field.teachers'),
        isKnown: ({ teachers }) => teachers.length > 0,
        cell: ({ teachers }) => teachers.map(({ fullName }) => fullName).join(t('common:comma')) || '–',
      },
      { key: 'owner', title: t('ui:field.owner'), cell: ({ owner }) => owner.fullName },
      ...(isArchived
        ? [
            {
              key: 'updated',
              title: t('field.updatedAt'),
              cell: ({ updatedAt }: ClassRow) => day(updatedAt),
            },
          ]
        : []),
    ],
    ...(!isReadOnly && {
      menu: (row: ClassRow) => <ClassMenu record={row} isEmpty={row.children + row.hidden === 0} />,
    }),
  };
  return (
    <ListPage
      list={list}
      config={config}
      add={!isArchived && add}
      texts={{
        search: t('search'),
        searchHint: t('searchHint'),
        emptyTitle: t(`empty.${tab}.title`),
        emptyText: t(`empty.${tab}.text`),
        nothing: t('nothing'),
        count: count => t('count', { count }),
      }}
    />
  );
}
