import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { contactToCall } from '../../../../shared/features/eye/recalls/recall.ts';
import { listedState } from '../../../../shared/features/eye/recalls/to-be-called.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import { fetchRecalls, recallListKey } from '../eye-reports/queries.ts';
import { fetchRecallsWithSiblings, type ListedRecall, useDueSiblings } from './due-siblings.ts';
import { useSiblingTexts } from './sibling-texts.ts';
import { useRecallColumns } from './use-recall-columns.tsx';
import { useRecallFilters } from './use-recall-filters.ts';

/** Families to call because a visit is due, longest overdue first, with phone numbers. */
export function RecallPanel() {
  const { t } = useTranslation(['eye', 'common']);
  const { query, bar, clear, isFiltered } = useRecallFilters();
  const timeZone = useSession().organization?.timeZone;
  const today = todayIn(timeZone);
  const siblingTexts = useSiblingTexts();
  const list = useList<ListedRecall>({
    queryKey: recallListKey(query),
    fetchPage: ({ cursor }, signal) => fetchRecalls({ ...query, cursor }, signal),
    isFiltered,
  });
  const { siblingsOf, isFailed, retry } = useDueSiblings(list.rows);
  return (
    <>
      {isFailed && (
        <Notice
          tone="attention"
          action={
            <Button variant="default" onClick={retry}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('recall.siblingsFailed')}
        </Notice>
      )}
      <ListPage
        list={{ ...list, fetchPage: ({ cursor }) => fetchRecallsWithSiblings({ ...query, cursor }) }}
        config={useRecallColumns(query, siblingsOf)}
        texts={{
          emptyTitle: t('recall.empty'),
          emptyText: t('recall.emptyText'),
          nothing: t(
            query.bookedUntil
              ? 'recall.nobodyBookedWeek'
              : query.bookedOn
                ? 'recall.nobodyBooked'
                : 'recall.nothing',
          ),
          count: count => t('recall.count', { count }),
          order: t(`recall.inOrder.${query.bookedOn ? 'bookedOn' : query.list}`),
        }}
        filters={bar}
        onClearFilters={clear}
        exported={{
          name: `recalls-${today}`,
          columns: [
            { title: t('field.case'), text: row => row.case.fullName },
            { title: t('recall.dueOn'), text: row => row.dueOn },
            { title: t('recall.seenOn'), text: row => row.seenOn },
            {
              title: t('recall.contact'),
              text: row => contactToCall(row.contacts)?.mobile ?? contactToCall(row.contacts)?.email ?? null,
            },
            { title: t('recall.state'), text: row => t(`recall.${listedState(row, today, timeZone)}`) },
            { title: t('recall.bookedDay'), text: row => row.bookedFor },
            { title: t('recall.time'), text: row => row.bookedTime ?? null },
            { title: t('recall.callNote'), text: row => row.called?.note ?? null },
            {
              title: t('recall.alsoDueTitle'),
              text: row => siblingTexts(row.siblings ?? []).join('; ') || null,
            },
          ],
        }}
      />
    </>
  );
}
