import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LibraryTab } from '../../../../shared/features/courses/library/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { LibraryList } from './library-list.tsx';
import { libraryCountsQuery } from './queries.ts';

function LibraryPage() {
  const { t } = useTranslation('library');
  const to = useTo();
  /** Whether the organisation has the module that it needs to copy published activities. */
  const hasCopies = isOffered({ module: 'curriculum' }, useSession());
  const { query, link } = useUrlState();
  const tab = LibraryTab.safeParse(query.get('tab')).data ?? 'all';
  const { data: counts } = useQuery(libraryCountsQuery);
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <Button
            component={Link}
            to={to(hasCopies ? 'curriculumActivity' : 'customActivity', {})}
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
          >
            {t('ourActivities')}
          </Button>
        }
      />
      <TabLinks
        label={t('title')}
        current={tab}
        tabs={LibraryTab.options.map(key => ({
          key,
          title: t(`tab.${key}`),
          href: link(to('library'), { tab: key === 'all' ? null : key }),
          ...(counts && { count: counts[key], needsAttention: key === 'pending' && counts[key] > 0 }),
        }))}
      />
      <LibraryList key={tab} tab={tab} />
    </>
  );
}

export { LibraryPage as Component };
