import { useQueries } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { WithContent } from '../../platform/features/contribution.ts';
import { countKeyOf } from '../../platform/features/count-key.ts';
import type { ListTab } from '../../platform/features/list-tab.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { PartLoading } from '../layout/part-loading.tsx';
import { TabLinks } from '../layout/tab-links.tsx';

interface ListTabsProps {
  page: 'cases' | 'organizations';
  label: string;
  /** Title of the list itself, the first tab. */
  all: string;
  tabs: readonly WithContent<ListTab>[];
  current: WithContent<ListTab> | undefined;
  /** The list, shown if no other tab is current. */
  children: ReactNode;
}

/** A list and the tabs beside it, each with its number of waiting items. */
export function ListTabs({ page, label, all, tabs, current, children }: ListTabsProps) {
  const text = useText();
  const to = useTo();
  const counts = useQueries({
    queries: tabs.map(({ key, count }) => ({
      queryKey: count ? countKeyOf(count.queryKey) : [page, 'no count', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => count?.load(signal) ?? 0,
      enabled: count !== undefined,
    })),
  });
  return (
    <>
      {tabs.length > 0 && (
        <TabLinks
          label={label}
          current={current?.key ?? 'all'}
          tabs={[
            { key: 'all', title: all, href: to(page) },
            ...tabs.map(({ key, title, count: counted }, index) => {
              const count = counts[index]?.data;
              return {
                key,
                title: text(title),
                href: `${to(page)}?tab=${key}`,
                ...(count && { count, most: counted?.most, needsAttention: true }),
              };
            }),
          ]}
        />
      )}
      {current ? (
        <Suspense fallback={<PartLoading height={240} />}>
          <current.Content />
        </Suspense>
      ) : (
        children
      )}
    </>
  );
}
