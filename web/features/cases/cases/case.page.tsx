import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import type { CaseTab as AddedTab } from '../../../platform/features/case-places.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FileImage } from '../../../ui/file/file-image.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { ArchivedNotice } from './archived-notice.tsx';
import styles from './case.module.css';
import { CaseDetails } from './case-details.tsx';
import { CaseFacts } from './case-facts.tsx';
import { CaseMenu } from './case-menu.tsx';
import { CaseSummary } from './case-summary.tsx';
import { type CaseTab, caseTabs, currentTab } from './case-tabs.tsx';
import type { LoadedTimelineEvents } from './case-timeline.tsx';
import { CaseUnavailable } from './case-unavailable.tsx';
import { FamilyCard } from './family-card.tsx';
import { caseQuery } from './queries.ts';
import { useAvailableCase } from './use-available-case.ts';

/** Creates the case page with these tabs beside its own; the requested tab loads in parallel with the case. */
export function createCasePage(added: readonly AddedTab[], events: LoadedTimelineEvents) {
  const tabs = caseTabs(added, events);
  return {
    loader: ({ params: { id = '' }, request }: LoaderFunctionArgs) => {
      currentTab(tabs, new URL(request.url).searchParams)?.prefetch?.(id);
      return queryClient.ensureQueryData(caseQuery(id));
    },
    Component: () => <CasePage tabs={tabs} />,
  };
}

function CasePage({ tabs }: { tabs: CaseTab[] }) {
  const { id = '' } = useParams();
  const record = useAvailableCase(id);
  return record ? <CaseView key={id} record={record} tabs={tabs} /> : <CaseUnavailable />;
}

function CaseView({ record, tabs }: { record: Case; tabs: CaseTab[] }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [search] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const text = useText();
  const session = useSession();
  const open = tabs.filter(tab => isOffered(tab, session));
  const current = currentTab(open, search);
  const { id, fullName, otherName, status, photoId } = record;
  const address = to('case', { id });
  usePageTitle(fullName);
  return (
    <>
      <PageHeader
        parents={[{ label: t('list.title'), href: to('cases') }]}
        crumb={fullName}
        picture={<FileImage id={photoId} purpose="case-photo" name={fullName} size="large" />}
        title={<PersonName fullName={fullName} otherName={otherName} />}
        description={<CaseSummary record={record} />}
        actions={
          <>
            <CaseMenu row={record} isOwnPage />
            {!isReadOnly && (
              <Button
                component={Link}
                to={to('editCase', { id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                {t('menu.edit')}
              </Button>
            )}
          </>
        }
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
      <div className={styles.columns} data-wide={current?.isWide}>
        <div>
          {current?.key !== 'details' && (
            <div className={styles.onPaper}>
              <CaseDetails record={record} />
            </div>
          )}
          {current?.render(record)}
        </div>
        <FamilyCard record={record} />
      </div>
    </>
  );
}
