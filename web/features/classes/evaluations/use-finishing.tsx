import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluations as calls } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import type { EvaluationQueue } from './evaluation-queue.ts';
import { caseEvaluationsKey, classEvaluationsKey, evaluatedSessionsKey } from './queries.ts';

interface FinishingOptions {
  sessionId: string;
  queue: EvaluationQueue;
  refresh: () => unknown;
  /** Focuses the row of a child with an empty cell. */
  onGap: (caseId: string) => void;
}

/** Finishes and reopens an evaluation; asks first if cells are empty. */
export function useFinishing({ sessionId, queue, refresh, onGap }: FinishingOptions) {
  const { t } = useTranslation('evaluations');
  const errorText = useErrorText();
  const [gaps, setGaps] = useState<string[]>();
  const finishing = useApiMutation(calls.finishEvaluations);
  const reopening = useApiMutation(calls.reopenEvaluations);

  async function end(text: string) {
    setGaps(undefined);
    await refresh();
    void queryClient.invalidateQueries({ queryKey: evaluatedSessionsKey });
    void queryClient.invalidateQueries({ queryKey: caseEvaluationsKey });
    void queryClient.invalidateQueries({ queryKey: classEvaluationsKey });
    void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    void toastDone(text);
  }

  async function finish(withGaps = false): Promise<void> {
    if (!(await queue.flush())) return;
    try {
      const { saves } = queue;
      const { evaluations } = await finishing.mutateAsync({ sessionId, withGaps });
      if (evaluations.length > 0) queue.takeOver(evaluations, saves);
      await end(t('toast.finished'));
    } catch (error) {
      if (error instanceof CallError && error.code === 'evaluation.gaps') setGaps(error.current as string[]);
      else void toastFailed(errorText(error, 'edit'));
    }
  }

  async function reopen(): Promise<void> {
    try {
      await reopening.mutateAsync({ sessionId });
      await end(t('toast.reopened'));
      void queue.retry();
    } catch (error) {
      void toastFailed(errorText(error, 'edit'));
    }
  }

  const dialog = (
    <ConfirmDialog
      isOpen={gaps !== undefined}
      title={t('ask.gapsTitle', { count: gaps?.length ?? 0 })}
      consequence={t('ask.gapsText')}
      confirm={t('ask.gapsConfirm')}
      keep={t('ask.gapsKeep')}
      isWorking={finishing.isPending}
      onConfirm={() => void finish(true)}
      onKeep={() => {
        const [first] = gaps ?? [];
        setGaps(undefined);
        if (first) onGap(first);
      }}
    />
  );
  return { finish, reopen, dialog, isWorking: finishing.isPending || reopening.isPending };
}
