import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../../../platform/auth/session.ts';
import { useIsReadOnly, useVisibility } from '../../../../platform/auth/use-rights.ts';
import type { CaseListTab } from '../../../../platform/features/case-places.ts';
import type { WithContent } from '../../../../platform/features/contribution.ts';
import { isOffered } from '../../../../platform/features/is-offered.ts';
import { withLazyContent } from '../../../../platform/features/lazy-content.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { AllCases } from './all-cases.tsx';
import { CaseListTabs } from './case-list-tabs.tsx';

const NewCaseDialog = lazy(async () => ({
  default: (await import('../form/new-case-dialog.tsx')).NewCaseDialog,
}));

export function createCaseListPage(added: readonly CaseListTab[]): ComponentType {
  const tabs = withLazyContent(added).sort((one, other) => one.order - other.order);
  return () => <CaseListPage tabs={tabs} />;
}

function CaseListPage({ tabs }: { tabs: readonly WithContent<CaseListTab>[] }) {
  const { t } = useTranslation(['cases', 'common']);
  const session = useSession();
  const visibility = useVisibility();
  const [query] = useSearchParams();
  const offered = tabs.filter(tab => isOffered(tab, session));
  const current = offered.find(({ key }) => key === query.get('tab'));
  const add = useIsReadOnly() ? null : <AddCase />;
  usePageTitle(t('list.title'));
  /** Once opened, the dialog for a new case stays rendered and keeps unsaved input. */
  const [wasOpened, setWasOpened] = useState(false);
  if (query.has('new') && !wasOpened) setWasOpened(true);
  return (
    <>
      <PageHeader
        title={t('list.title')}
        description={t(`list.description.${visibility}`)}
        actions={current ? null : add}
      />
      {offered.length > 0 && <CaseListTabs tabs={offered} current={current?.key} />}
      {current ? (
        <Suspense fallback={<Skeleton height={240} role="status" aria-label={t('common:loading')} />}>
          <current.Content />
        </Suspense>
      ) : (
        <AllCases add={add} />
      )}
      {wasOpened && (
        <Suspense>
          <NewCaseDialog />
        </Suspense>
      )}
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
