import { type ReactNode, Suspense } from 'react';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { CaseTab as AddedTab } from '../../../platform/features/case-places.ts';
import { withLazyContent } from '../../../platform/features/lazy-content.ts';
import { CaseDetails } from './case-details.tsx';
import { timelineQuery } from './queries.ts';
import { CaseTimeline } from './timeline/case-timeline.tsx';
import type { LoadedTimelineEvents } from './timeline/timeline-look.ts';
import { TimelineSkeleton } from './timeline/timeline-skeleton.tsx';

export interface CaseTab extends Omit<AddedTab, 'load'> {
  render: (record: Case) => ReactNode;
}

const lazyTabs = (added: readonly AddedTab[]): CaseTab[] =>
  withLazyContent(added).map(({ Content, ...tab }) => ({
    ...tab,
    render: record => (
      <Suspense fallback={<TimelineSkeleton />}>
        <Content record={record} />
      </Suspense>
    ),
  }));

/** Tabs of the case page in order, including those of other features. */
export const caseTabs = (added: readonly AddedTab[], events: LoadedTimelineEvents): CaseTab[] => [
  {
    key: 'timeline',
    title: 'cases:tab.timeline',
    permission: 'case:read',
    prefetch: caseId => queryClient.prefetchInfiniteQuery(timelineQuery(caseId)),
    render: ({ id }) => <CaseTimeline caseId={id} events={events} />,
  },
  ...lazyTabs(added.filter(({ isLast }) => !isLast)),
  {
    key: 'details',
    title: 'cases:tab.details',
    permission: 'case:read',
    render: record => <CaseDetails record={record} />,
  },
  ...lazyTabs(added.filter(({ isLast }) => isLast)),
];

/** Finds the tab named in the URL; if there is none, the first tab. */
export const currentTab = (tabs: CaseTab[], search: URLSearchParams): CaseTab | undefined =>
  tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0];
