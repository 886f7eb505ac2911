import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CaseListTab } from '../../../../platform/features/case-places.ts';
import { countKeyOf } from '../../../../platform/features/count-key.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { TabLinks } from '../../../../ui/layout/tab-links.tsx';

interface CaseListTabsProps {
  tabs: readonly Pick<CaseListTab, 'key' | 'title' | 'count'>[];
  /** Key of the current tab; undefined for the list of all cases. */
  current: string | undefined;
}

/** Tabs beside the list of all cases, each with its number of waiting items. */
export function CaseListTabs({ tabs, current = 'all' }: CaseListTabsProps) {
  const { t } = useTranslation('cases');
  const text = useText();
  const to = useTo();
  const counts = useQueries({
    queries: tabs.map(({ key, count }) => ({
      queryKey: count ? countKeyOf(count.queryKey) : ['cases', 'no count', key],
      queryFn: ({ signal }: { signal: AbortSignal }) => count?.load(signal) ?? 0,
      enabled: count !== undefined,
    })),
  });
  return (
    <TabLinks
      label={t('list.tabs')}
      current={current}
      tabs={[
        { key: 'all', title: t('list.all'), href: to('cases') },
        ...tabs.map(({ key, title, count: counted }, index) => {
          const count = counts[index]?.data;
          return {
            key,
            title: text(title),
            href: `${to('cases')}?tab=${key}`,
            ...(count && { count, most: counted?.most, needsAttention: true }),
          };
        }),
      ]}
    />
  );
}
