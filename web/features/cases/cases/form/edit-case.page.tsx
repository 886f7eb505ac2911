import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../../platform/i18n/use-route-title.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { CaseUnavailable } from '../case-unavailable.tsx';
import { caseQuery } from '../queries.ts';
import { useAvailableCase } from '../use-available-case.ts';
import { caseDraftKey, EditCaseForm } from './edit-case-form.tsx';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<Draft | null> {
  const record = queryClient.ensureQueryData(caseQuery(id));
  const [autosave] = await Promise.all([fetchDraft(caseDraftKey(id)), record]);
  return autosave;
}

function EditCasePage() {
  const { t } = useTranslation(['cases', 'ui']);
  const to = useTo();
  const { id = '' } = useParams();
  const autosave = useLoaderData<Draft | null>();
  const { data } = useSuspenseQuery(caseQuery(id));
  const record = useAvailableCase(id);
  const title = t('edit.title', { name: data.fullName });
  useRouteTitle();
  if (!record) return <CaseUnavailable />;
  return (
    <>
      <PageHeader
        parents={[
          { label: t('list.title'), href: to('cases') },
          { label: record.fullName, href: to('case', { id }) },
        ]}
        crumb={t('ui:act.edit')}
        title={title}
        description={t('edit.description')}
      />
      <EditCaseForm key={id} record={record} autosave={autosave} />
    </>
  );
}

export { EditCasePage as Component };
