import { useTranslation } from 'react-i18next';
import type { ScreeningRow } from '../../../../shared/features/screening/screenings/schema.ts';
import type { Parts } from '../../../platform/features/parts.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { useScreeningColumns } from '../list/use-screening-columns.tsx';
import { fetchScreenings, screeningListsKey } from '../queries.ts';

/** Maximum number of children that one request asks for. */
const childrenPerRequest = 100;

/** Screenings of the children of a class, newest first within each hundred children. */
export function Component({ caseIds }: Parts['classScreenings']) {
  const { t } = useTranslation('learning');
  const { config } = useScreeningColumns();
  const list = useList<ScreeningRow>({
    queryKey: [...screeningListsKey, 'class', caseIds],
    fetchPage: async ({ cursor }, signal) => {
      const [, at = '0', place = ''] = /^(\d+) (.*)$/.exec(cursor ?? '') ?? [];
      const from = Number(at);
      const children = caseIds.slice(from, from + childrenPerRequest);
      const { data, meta } = await fetchScreenings({ children, cursor: place || null }, signal);
      const following = from + childrenPerRequest;
      const next = meta.next ? `${from} ${meta.next}` : following < caseIds.length ? `${following} ` : null;
      return { data, meta: { next, total: next === null && from === 0 ? meta.total : null } };
    },
  });
  return (
    <ListPage
      list={list}
      config={config}
      texts={{
        emptyTitle: t('empty.title'),
        emptyText: t('empty.text'),
        nothing: t('list.nothing'),
        count: count => t('list.count', { count }),
      }}
    />
  );
}
