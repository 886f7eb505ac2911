import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../../../platform/auth/session.ts';
import { useIsReadOnly, useVisibility } from '../../../../platform/auth/use-rights.ts';
import type { WithContent } from '../../../../platform/features/contribution.ts';
import { isOffered } from '../../../../platform/features/is-offered.ts';
import { withLazyContent } from '../../../../platform/features/lazy-content.ts';
import type { ListTab } from '../../../../platform/features/list-tab.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { useWasOpened } from '../../../../ui/dialog/use-was-opened.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { ListTabs } from '../../../../ui/list/list-tabs.tsx';
import { AllCases } from './all-cases.tsx';

const NewCaseDialog = lazyComponent(async () => (await import('../form/new-case-dialog.tsx')).NewCaseDialog);

export function createCaseListPage(added: readonly ListTab[]): ComponentType {
  const tabs = withLazyContent(added).sort((one, other) => one.order - other.order);
  return () => <CaseListPage tabs={tabs} />;
}

function CaseListPage({ tabs }: { tabs: readonly WithContent<ListTab>[] }) {
  const { t } = useTranslation('cases');
  const session = useSession();
  const visibility = useVisibility();
  const [query] = useSearchParams();
  const offered = tabs.filter(tab => isOffered(tab, session));
  const current = offered.find(({ key }) => key === query.get('tab'));
  const add = useIsReadOnly() ? null : <AddCase />;
  usePageTitle(t('list.title'));
  const wasOpened = useWasOpened(query.has('new'));
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t(`list.description.${visibility}`)}
        actions={current ? null : add}
      />
      <ListTabs page="cases" label={t('list.tabs')} all={t('list.all')} tabs={offered} current={current}>
        <AllCases add={add} />
      </ListTabs>
      {wasOpened && <NewCaseDialog />}
    </>
  );
}

function AddCase() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [query] = useSearchParams();
  const withNew = new URLSearchParams(query);
  withNew.set('new', '1');
  return (
    <Button
      component={Link}
      to={`${to('cases')}?${withNew}`}
      preventScrollReset
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('new.title')}
    </Button>
  );
}
