import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import type { CaseTab as AddedTab, CaseCard } from '../../../platform/features/case-places.ts';
import type { WithContent } from '../../../platform/features/contribution.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { withLazyContent } from '../../../platform/features/lazy-content.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FileImage } from '../../../ui/file/file-image.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import styles from './case.module.css';
import { CaseActions } from './case-actions.tsx';
import { CaseDetails } from './case-details.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseSummary } from './case-summary.tsx';
import { type CaseTab, caseTabs, currentTab } from './case-tabs.tsx';
import { CaseUnavailable } from './case-unavailable.tsx';
import { FamilyCard } from './family-card.tsx';
import { caseQuery } from './queries.ts';
import type { LoadedTimelineEvents } from './timeline/timeline-look.ts';
import { useArchive } from './use-archive.ts';
import { useAvailableCase } from './use-available-case.ts';

/** Removes an unknown or forbidden tab from the URL. */
function useCorrectedTab(current: string | undefined): void {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab');
  const isWrong = tab !== null && tab !== current;

  useEffect(() => {
    if (!isWrong) return;
    const others = (before: URLSearchParams) => {
      before.delete('tab');
      return before;
    };
    setSearch(others, { replace: true, preventScrollReset: true });
  }, [isWrong, setSearch]);
}

interface CasePageParts {
  tabs: readonly AddedTab[];
  cards: readonly CaseCard[];
  events: LoadedTimelineEvents;
}

/** Creates the page of a case, with the tabs of other features; the tab loads in parallel with the case. */
export function createCasePage({ tabs: added, cards: addedCards, events }: CasePageParts) {
  const tabs = caseTabs(added, events);
  const cards = withLazyContent(addedCards, { areTextsOfPage: true });
  return {
    loader: ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
      currentTab(tabs, new URL(request.url).searchParams)?.prefetch?.(id);
      return queryClient.ensureQueryData(caseQuery(id));
    },
    Component: () => <CasePage tabs={tabs} cards={cards} />,
  };
}

interface CasePageProps {
  tabs: CaseTab[];
  cards: WithContent<CaseCard, { record: Case }>[];
}

function CasePage({ tabs, cards }: CasePageProps) {
  const { id = '' } = useParams();
  const record = useAvailableCase(id);
  const to = useTo();
  const { search } = useLocation();
  if (record && record.id !== id)
    return <Navigate replace to={{ pathname: to('case', { id: record.id }), search }} />;
  return record ? <CaseView key={id} record={record} tabs={tabs} cards={cards} /> : <CaseUnavailable />;
}

function CaseView({ record, tabs, cards }: CasePageProps & { record: Case }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [search] = useSearchParams();
  const text = useText();
  const session = useSession();
  const open = tabs.filter(tab => isOffered(tab, session));
  const current = currentTab(open, search);
  const { id, fullName, otherName, status, photoId } = record;
  const address = to('case', { id });
  useRouteTitle();
  useCorrectedTab(current?.key);
  return (
    <>
      <PageHeader
        parents={[{ label: t('list.title'), href: to('cases') }]}
        crumb={fullName}
        picture={<FileImage id={photoId} purpose="case-photo" name={fullName} size="large" />}
        title={<PersonName fullName={fullName} otherName={otherName} />}
        description={<CaseSummary record={record} />}
        actions={<CaseActions record={record} />}
      />
      {status === 'archived' && <ArchivedNotice caseId={id} />}
      <CaseFacts record={record} />
      <TabLinks
        label={t('tab.label')}
        tabs={open.map(({ key, title }, index) => ({
          key,
          title: text(title),
          href: index === 0 ? address : `${address}?tab=${key}`,
        }))}
        current={current?.key ?? ''}
      />
      <div className={styles.columns} data-wide={current?.isWide} data-tab={current?.key}>
        <div>
          {current?.key !== 'details' && (
            <div className={styles.onPaper}>
              <CaseDetails record={record} />
            </div>
          )}
          {current?.render(record)}
        </div>
        <div className={styles.aside}>
          {!current?.isWide && (
            <div className={styles.cards}>
              {cards
                .filter(card => isOffered(card, session))
                .map(({ key, Content }) => (
                  <Suspense key={key} fallback={null}>
                    <Content record={record} />
                  </Suspense>
                ))}
            </div>
          )}
          <FamilyCard record={record} />
        </div>
      </div>
    </>
  );
}

function ArchivedNotice({ caseId }: { caseId: string }) {
  const { t } = useTranslation('cases');
  const { restore } = useArchive();
  const isReadOnly = useIsReadOnly();
  return (
    <div className={styles.notice} role="status">
      <Notice
        action={
          isReadOnly ? null : (
            <Button variant="subtle" onClick={() => restore(caseId)}>
              {t('menu.restore')}
            </Button>
          )
        }
      >
        {t('archived.text')}
      </Notice>
    </div>
  );
}
