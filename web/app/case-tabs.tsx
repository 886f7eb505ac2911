import { lazy, Suspense } from 'react';
import { CaseDetails } from '../features/cases/cases/case-details.tsx';
import type { CaseTab } from '../features/cases/cases/case-tab.ts';
import { CaseTimeline } from '../features/cases/cases/case-timeline.tsx';
import { timelineQuery } from '../features/cases/cases/queries.ts';
import { TimelineSkeleton } from '../features/cases/cases/timeline-skeleton.tsx';
import { queryClient } from '../platform/api/query-client.ts';

const EyeTab = lazy(async () => ({
  default: (await import('../features/eye/eye-reports/eye-tab.tsx')).EyeTab,
}));

/** The tabs of the case page, in order. A feature with records of a child adds its tab here. */
export const caseTabs: CaseTab[] = [
  {
    key: 'timeline',
    title: 'tab.timeline',
    load: caseId => queryClient.prefetchInfiniteQuery(timelineQuery(caseId)),
    render: ({ id }) => <CaseTimeline caseId={id} />,
    permission: 'case:read',
  },
  {
    key: 'eye',
    title: 'tab.eye',
    load: async caseId => {
      const { eyeSeriesQuery } = await import('../features/eye/eye-reports/queries.ts');
      await queryClient.prefetchQuery(eyeSeriesQuery(caseId));
    },
    render: record => (
      <Suspense fallback={<TimelineSkeleton />}>
        <EyeTab record={record} />
      </Suspense>
    ),
    permission: 'eye:read',
    module: 'eye',
  },
  {
    key: 'details',
    title: 'tab.details',
    load: async () => undefined,
    render: record => <CaseDetails record={record} />,
    permission: 'case:read',
  },
];
