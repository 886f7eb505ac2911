import { queryClient } from './api/query-client.ts';
import { CaseDetails } from './cases/case-details.tsx';
import type { CaseTab } from './cases/case-tab.ts';
import { CaseTimeline } from './cases/case-timeline.tsx';
import { timelineQuery } from './cases/queries.ts';

/** What the page of a case shows, in its order. A noun that has something of a child enters the page here. */
export const caseTabs: CaseTab[] = [
  {
    key: 'timeline',
    title: 'tab.timeline',
    load: caseId => queryClient.prefetchInfiniteQuery(timelineQuery(caseId)),
    render: ({ id }) => <CaseTimeline caseId={id} />,
    needs: 'case:read',
  },
  {
    key: 'details',
    title: 'tab.details',
    load: async () => undefined,
    render: record => <CaseDetails record={record} />,
    needs: 'case:read',
  },
];
