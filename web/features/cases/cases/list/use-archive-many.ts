import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import { hasChanged } from '../../../../platform/api/unchanged.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../../ui/feedback/toast.ts';
import { refreshCases } from '../queries.ts';

/** Maximum number of parallel requests that archive or restore a case. */
const concurrency = 4;

export function useArchiveMany() {
  const { t } = useTranslation('cases');
  const errorText = useErrorText();
  const [isChanging, setIsChanging] = useState(false);

  async function change(ids: string[], status: Case['status']): Promise<void> {
    setIsChanging(true);
    const { done, changed, failure } = await changeAll(ids, status);
    await refreshCases();
    setIsChanging(false);
    if (done > 0) {
      const back = status === 'archived' ? 'active' : 'archived';
      const text = status === 'archived' ? 'toast.archivedMany' : 'toast.restoredMany';
      const undo = changed.length > 0 ? () => change(changed, back) : undefined;
      toastDone(t(text, { count: done }), undo);
    }
    if (failure !== undefined) toastFailed(errorText(failure, 'edit'));
  }

  return { change, isChanging };
}

/**
 * Changes the status of all cases, even if some fail.
 * @returns the number of cases that have the status, the ids of those that had not before, and one of the
 * errors
 */
async function changeAll(ids: string[], status: Case['status']) {
  const endpoint = status === 'archived' ? cases.archiveCase : cases.restoreCase;
  const changed: string[] = [];
  let done = 0;
  const remaining = [...ids];
  let failure: unknown;
  async function worker(): Promise<void> {
    for (let caseId = remaining.pop(); caseId !== undefined; caseId = remaining.pop()) {
      try {
        const answer = await call(endpoint, { caseId }, { idempotencyKey: crypto.randomUUID() });
        done += 1;
        if (hasChanged(answer)) changed.push(caseId);
      } catch (error) {
        failure = error;
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { done, changed, failure };
}
