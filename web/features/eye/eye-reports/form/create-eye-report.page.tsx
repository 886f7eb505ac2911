import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { readId } from '../../../../../shared/core/ids.ts';
import type { Draft } from '../../../../../shared/features/cases/drafts/schema.ts';
import { fetchDraft } from '../../../../platform/api/drafts.ts';
import { usePageTitle } from '../../../../platform/i18n/use-page-title.ts';
import { newVisitDraftKey } from './draft/draft-keys.ts';
import type { EyeValues } from './eye-values.ts';
import { NewVisit } from './new-visit.tsx';

const caseIdIn = (query: URLSearchParams) => readId('case', query.get('case'));

export const loaderParams = ['case'];

/** Loads the draft for the child in the URL. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Draft | null> {
  const draftKey = newVisitDraftKey(caseIdIn(new URL(request.url).searchParams));
  return draftKey && fetchDraft(draftKey);
}

interface Typed {
  caseId: string | undefined;
  values: EyeValues | undefined;
}

/** Page with the form of a new visit; `?case=` in the URL selects the child. */
function CreateEyeReportPage() {
  const { t } = useTranslation('eye');
  const [query, setQuery] = useSearchParams();
  const autosave = useLoaderData<Draft | null>();
  const caseId = caseIdIn(query);
  const typed = useRef<Typed>(undefined);
  const [choice, setChoice] = useState<{ from: string | undefined; to: string | undefined }>();
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const onTyped = useCallback(
    (values: EyeValues | undefined) => {
      typed.current = { caseId, values };
    },
    [caseId],
  );
  usePageTitle(t('create.title'));

  function choose(id: string | undefined): void {
    setChoice({ from: caseId, to: id });
    setQuery(id ? { case: id } : {}, { replace: true });
  }

  /** Whether the form keeps the typed values: only if they were typed before the user chose this child. */
  const isCarried = choice !== undefined && choice.to === caseId && choice.from === typed.current?.caseId;
  return (
    <NewVisit
      key={`${caseId} ${discarded?.savedAt}`}
      caseId={caseId}
      autosave={autosave === discarded ? null : autosave}
      typedBefore={isCarried ? typed.current?.values : undefined}
      isChosen={choice !== undefined && choice.to === caseId}
      onTyped={onTyped}
      onChoose={choose}
      onDiscarded={() => {
        setChoice(undefined);
        setDiscarded(autosave);
      }}
    />
  );
}

export { CreateEyeReportPage as Component };
