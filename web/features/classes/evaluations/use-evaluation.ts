import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { evaluations as calls } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { SessionEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { keepInTab } from '../../../platform/auth/kept-in-tab.ts';
import { toastNotice } from '../../../ui/feedback/toast.ts';
import { EvaluationQueue } from './evaluation-queue.ts';
import { keptChanges } from './kept-changes.ts';
import { sessionEvaluationsQuery } from './queries.ts';

/** Interval between checks for colleagues' changes to the evaluation. */
const lookMs = 15_000;

/** Evaluations of a session while they are edited: stored values with pending changes applied. */
export function useEvaluation({ session: { id: sessionId }, evaluations }: SessionEvaluations) {
  const { t } = useTranslation('evaluations');
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: sessionEvaluationsQuery(sessionId).queryKey });
  const onLost = useEffectEvent((count: number) => void toastNotice(t('toast.lost', { count })));
  const onRefused = useEffectEvent(() => void refresh());
  const [handlers] = useState<{ onLost: (count: number) => void; onRefused: () => void }>(() => ({
    onLost: () => undefined,
    onRefused: () => undefined,
  }));
  const [queue] = useState(() => {
    const created = new EvaluationQueue({
      stored: evaluations,
      kept: keptChanges(sessionId),
      send: async (changes, idempotencyKey) => {
        const saved = await call(calls.changeEvaluations, { sessionId, changes }, { idempotencyKey });
        return saved.evaluations;
      },
      onLost: lost => handlers.onLost(lost.length),
      onRefused: () => handlers.onRefused(),
    });
    created.subscribe(() => void keepInTab(sessionId, created.state().pending));
    return created;
  });
  const state = useSyncExternalStore(queue.subscribe, queue.state);

  const look = useEffectEvent(async () => {
    const { unsaved, held } = queue.state();
    if (document.visibilityState === 'hidden' || unsaved > (held?.changes.length ?? 0)) return;
    const { saves } = queue;
    const read = await call(calls.getSessionEvaluations, { sessionId }).catch(() => undefined);
    if (!read) return;
    queryClient.setQueryData(sessionEvaluationsQuery(sessionId).queryKey, read);
    queue.takeOver(read.evaluations, saves);
  });

  useEffect(() => {
    handlers.onLost = count => onLost(count);
    handlers.onRefused = () => onRefused();
    queue.open();
    const flush = () => void queue.flush();
    const timer = setInterval(() => void look(), lookMs);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
      queue.close();
    };
  }, [queue, handlers]);

  return { queue, state, refresh };
}
