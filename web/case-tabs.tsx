import { lazy, Suspense } from 'react';
import { queryClient } from './api/query-client.ts';
import { CaseDetails } from './cases/case-details.tsx';
import type { CaseTab } from './cases/case-tab.ts';
import { CaseTimeline } from './cases/case-timeline.tsx';
import { timelineQuery } from './cases/queries.ts';
import { TimelineSkeleton } from './cases/timeline-skeleton.tsx';

const EyeTab = lazy(async () => ({ default: (await import('./eye/eye-tab.tsx')).EyeTab }));

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
    key: 'eye',
    title: 'tab.eye',
    load: async caseId => {
      const { eyeSeriesQuery } = await import('./eye/queries.ts');
      await queryClient.prefetchQuery(eyeSeriesQuery(caseId));
    },
    render: record => (
      <Suspense fallback={<TimelineSkeleton />}>
        <EyeTab record={record} />
      </Suspense>
    ),
    needs: 'eye:read',
    module: 'eye',
  },
  {
    key: 'details',
    title: 'tab.details',
    load: async () => undefined,
    render: record => <CaseDetails record={record} />,
    needs: 'case:read',
  },
];
