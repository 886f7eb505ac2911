import { useTranslation } from 'react-i18next';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';

export function TermTabs({ current }: { current: 'all' | 'cases' | 'staff' }) {
  const { t } = useTranslation('terms');
  const to = useTo();
  return (
    <TabLinks
      label={t('title')}
      current={current}
      tabs={[
        { key: 'all', title: t('tab.all'), href: to('terms') },
        { key: 'cases', title: t('tab.cases'), href: to('caseTerms') },
        { key: 'staff', title: t('tab.staff'), href: `${to('terms')}?tab=staff` },
      ]}
    />
  );
}
