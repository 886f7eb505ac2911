import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useTo } from '../../../../platform/i18n/use-lang.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { caseQuery } from '../queries.ts';
import { TakenAway } from '../taken-away.tsx';
import { useOpenCase } from '../use-open-case.ts';
import { caseDraftPlace, EditCaseForm } from './edit-case-form.tsx';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<Draft | null> {
  const record = queryClient.ensureQueryData(caseQuery(id));
  const [kept] = await Promise.all([fetchDraft(caseDraftPlace(id)), record]);
  return kept;
}

export function EditCasePage() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const { id = '' } = useParams();
  const kept = useLoaderData<Draft | null>();
  const { data } = useSuspenseQuery(caseQuery(id));
  const record = useOpenCase(id);
  const title = t('edit.title', { name: data.fullName });
  usePageTitle(title);
  if (!record) return <TakenAway />;
  return (
    <>
      <PageHeader
        parents={[
          { label: t('list.title'), address: to('cases') },
          { label: record.fullName, address: to('case', { id }) },
        ]}
        crumb={t('menu.edit')}
        title={title}
        description={t('edit.description')}
      />
      <EditCaseForm key={id} record={record} kept={kept} />
    </>
  );
}
