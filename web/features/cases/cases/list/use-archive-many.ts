import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { call } from '../../../../platform/api/call.ts';
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
    const { changed, failure } = await changeAll(ids, status);
    await refreshCases();
    setIsChanging(false);
    if (changed.length > 0) {
      const back = status === 'archived' ? 'active' : 'archived';
      const text = status === 'archived' ? 'toast.archivedMany' : 'toast.restoredMany';
      toastDone(t(text, { count: changed.length }), () => change(changed, back));
    }
    if (failure !== undefined) toastFailed(errorText(failure, 'edit'));
  }

  return { change, isChanging };
}

/** Changes the status of all cases, even if some fail; returns the changed ids and one of the errors. */
async function changeAll(ids: string[], status: Case['status']) {
  const endpoint = status === 'archived' ? cases.archiveCase : cases.restoreCase;
  const changed: string[] = [];
  const remaining = [...ids];
  let failure: unknown;
  async function worker(): Promise<void> {
    for (let caseId = remaining.pop(); caseId !== undefined; caseId = remaining.pop()) {
      try {
        await call(endpoint, { caseId }, { idempotencyKey: crypto.randomUUID() });
        changed.push(caseId);
      } catch (error) {
        failure = error;
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { changed, failure };
}
