import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { queryClient } from '../api/query-client.ts';
import { useTo } from '../i18n/use-lang.ts';
import { usePageTitle } from '../i18n/use-page-title.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { EditCaseForm } from './edit-case-form.tsx';
import { caseQuery } from './queries.ts';

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.ensureQueryData(caseQuery(params.id ?? ''));

export function EditCasePage() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const { id = '' } = useParams();
  const { data: record } = useSuspenseQuery(caseQuery(id));
  const title = t('edit.title', { name: record.fullName });
  usePageTitle(title);
  return (
    <>
      <PageHeader
        parent={{ label: t('list.title'), address: to('cases') }}
        crumb={record.fullName}
        title={title}
        description={t('edit.description')}
      />
      <EditCaseForm key={id} record={record} />
    </>
  );
}
