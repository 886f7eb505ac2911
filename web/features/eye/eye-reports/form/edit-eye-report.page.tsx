import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, Navigate, useLoaderData, useParams } from 'react-router';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../../platform/lookups/child-query.ts';
import { useUrlState } from '../../../../platform/routing/use-url-state.ts';
import { eyeReportQuery } from '../queries.ts';
import { reportDraftKey } from './draft/draft-keys.ts';
import { EditVisit } from './edit-visit.tsx';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<Draft | null> {
  const { caseId } = await queryClient.ensureQueryData(eyeReportQuery(id));
  const child = queryClient.ensureQueryData(childQuery(caseId));
  const [autosave] = await Promise.all([fetchDraft(reportDraftKey(id, caseId)), child]);
  return autosave;
}

/** Reads a field path from a link; rejects any other text, because the path becomes part of a selector. */
const fieldIn = (text: string | null): string | undefined =>
  text !== null && /^[a-zA-Z]+(\.\w+)*$/.test(text) ? text : undefined;

function EditEyeReportPage() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const { id = '' } = useParams();
  const autosave = useLoaderData<Draft | null>();
  const { data: report } = useSuspenseQuery(eyeReportQuery(id));
  const { query } = useUrlState();
  const [formKey, setFormKey] = useState(0);
  usePageTitle(t('edit.title', { reference: report.reference }));
  if (report.deletedAt !== null) return <Navigate to={to('eyeReport', { id })} replace />;
  return (
    <EditVisit
      key={`${id} ${formKey}`}
      report={report}
      autosave={formKey === 0 ? autosave : null}
      startAt={formKey === 0 ? fieldIn(query.get('field')) : undefined}
      onReset={() => setFormKey(before => before + 1)}
    />
  );
}

export { EditEyeReportPage as Component };
