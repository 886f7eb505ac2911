import { useEffect, useState } from 'react';
import type { Draft } from '../../../shared/features/cases/drafts/schema.ts';
import { type DraftKey, fetchDraft } from './drafts.ts';

/**
 * The stored draft of a form, read each time the form opens. A form renders once this is defined, and reads
 * it only then, because later the form has newer values.
 * @param draftKey null while the form is closed
 * @returns undefined until the draft is read; null if there is none or it cannot be read
 */
export function useDraft(draftKey: DraftKey | null): Draft | null | undefined {
  const form = draftKey?.form;
  const caseId = draftKey?.caseId;
  const [read, setRead] = useState<{ form: string; caseId: string | undefined; draft: Draft | null }>();

  useEffect(() => {
    if (form === undefined) return;
    let isGone = false;
    void fetchDraft(caseId === undefined ? { form } : { form, caseId }).then(
      draft => !isGone && setRead({ form, caseId, draft }),
    );
    return () => {
      isGone = true;
      setRead(undefined);
    };
  }, [form, caseId]);

  return read?.form === form && read?.caseId === caseId ? read?.draft : undefined;
}
