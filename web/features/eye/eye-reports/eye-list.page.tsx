import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RecallPanel } from '../recalls/recall-panel.tsx';
import { ReportsPanel } from './reports-panel.tsx';

/** Eye reports, or the children to be recalled: a tab each in the strip above the page. */
function EyeListPage() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const [query] = useSearchParams();
  const isRecall = query.get('tab') === 'recalls';
  const title = t(isRecall ? 'recall.title' : 'list.title');
  usePageTitle(title);

  const add = useIsReadOnly() ? null : (
    <Button component={Link} to={to('createEyeReport')} leftSection={<IconPlus size={18} aria-hidden />}>
      {t('list.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        description={t(isRecall ? 'recall.description' : 'list.description')}
        actions={add}
      />
      {isRecall ? <RecallPanel /> : <ReportsPanel add={add} />}
    </>
  );
}

export { EyeListPage as Component };
