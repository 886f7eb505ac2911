import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { CaseId } from '../../../../../shared/core/ids.ts';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { newVisitDraftKey } from './eye-draft.ts';
import type { EyeValues } from './eye-values.ts';
import { NewVisit } from './new-visit.tsx';

const caseIdIn = (query: URLSearchParams) => CaseId.safeParse(query.get('case')).data;

/** Drafts belong to a child; without one there is no draft. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Draft | null> {
  const caseId = caseIdIn(new URL(request.url).searchParams);
  return caseId ? fetchDraft(newVisitDraftKey(caseId)) : null;
}

/** A new visit; `?case=` says whose. */
function CreateEyeReportPage() {
  const { t } = useTranslation('eye');
  const [query, setQuery] = useSearchParams();
  const autosave = useLoaderData<Draft | null>();
  const caseId = caseIdIn(query);
  const [typedBefore, setCarried] = useState<EyeValues>();
  const [formKey, setRound] = useState(0);
  usePageTitle(t('create.title'));

  function choose(id: string | undefined, typed: EyeValues): void {
    setCarried(typed);
    setQuery(id ? { case: id } : {}, { replace: true });
  }

  return (
    <NewVisit
      key={`${caseId} ${formKey}`}
      caseId={caseId}
      autosave={formKey === 0 ? autosave : null}
      typedBefore={typedBefore}
      onChoose={choose}
      onDiscarded={() => {
        setCarried(undefined);
        setRound(before => before + 1);
      }}
    />
  );
}

export { CreateEyeReportPage as Component };
