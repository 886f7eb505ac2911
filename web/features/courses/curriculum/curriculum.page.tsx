import { useTranslation } from 'react-i18next';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { ListedCourses } from './listed-courses.tsx';
import { SubscriptionRows } from './subscription-rows.tsx';

const tabs = ['requests', 'subscribers', 'declined', 'courses'] as const;

function CurriculumPage() {
  const { t } = useTranslation('curriculum');
  const to = useTo();
  const { query } = useUrlState();
  const tab = tabs.find(name => name === query.get('tab')) ?? 'requests';
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <TabLinks
        label={t('title')}
        current={tab}
        tabs={tabs.map(key => ({
          key,
          title: t(`tab.${key}`),
          href: key === 'requests' ? to('curriculum') : `${to('curriculum')}?tab=${key}`,
        }))}
      />
      {tab === 'courses' ? <ListedCourses /> : <SubscriptionRows key={tab} tab={tab} />}
    </>
  );
}

export { CurriculumPage as Component };
