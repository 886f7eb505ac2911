import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { CaseId } from '../../../../../shared/features/cases/cases/schema.ts';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { newVisitPlace } from './eye-draft.ts';
import type { EyeValues } from './eye-values.ts';
import { NewVisit } from './new-visit.tsx';

const childIn = (query: URLSearchParams) => CaseId.safeParse(query.get('case')).data;

/** A draft is about a child: without one nothing is kept. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Draft | null> {
  const caseId = childIn(new URL(request.url).searchParams);
  return caseId ? fetchDraft(newVisitPlace(caseId)) : null;
}

/** A new visit; `?case=` says whose. */
export function CreateEyeReportPage() {
  const { t } = useTranslation('eye');
  const [query, setQuery] = useSearchParams();
  const kept = useLoaderData<Draft | null>();
  const caseId = childIn(query);
  const [carried, setCarried] = useState<EyeValues>();
  const [round, setRound] = useState(0);
  usePageTitle(t('create.title'));

  function choose(id: string | undefined, typed: EyeValues): void {
    setCarried(typed);
    setQuery(id ? { case: id } : {}, { replace: true });
  }

  return (
    <NewVisit
      key={`${caseId} ${round}`}
      caseId={caseId}
      kept={round === 0 ? kept : null}
      carried={carried}
      onChoose={choose}
      onDiscarded={() => {
        setCarried(undefined);
        setRound(before => before + 1);
      }}
    />
  );
}
