import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { RecallPanel } from '../recalls/recall-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';

const tabs = ['reports', 'recalls'] as const;

/** Eye reports, and recalls that are due. */
function EyeListPage() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const [query] = useSearchParams();
  const current = tabs.find(tab => tab === query.get('tab')) ?? 'reports';
  const address = to('eyeReports');
  usePageTitle(t('list.title'));

  const add = useIsReadOnly() ? null : (
    <Button component={Link} to={to('createEyeReport')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('list.title')} description={t('list.description')} actions={add} />
      <TabLinks
        label={t('tab.label')}
        current={current}
        tabs={tabs.map((key, index) => ({
          key,
          title: t(`tab.${key}`),
          href: index === 0 ? address : `${address}?tab=${key}`,
        }))}
      />
      {current === 'recalls' ? <RecallPanel /> : <ReportsPanel add={add} />}
    </>
  );
}

export { EyeListPage as Component };
