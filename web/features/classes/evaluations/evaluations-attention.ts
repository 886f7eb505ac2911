import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { maxCounted, waitingOf } from '../../../platform/features/waiting-of.ts';
import { shortSessionName } from '../sessions/session-name.ts';
import { evaluatedSessionsKey } from './queries.ts';

export const evaluationsAttention: AttentionPart = {
  queryKey: evaluatedSessionsKey,
  find: async ({ date: written }, signal) => {
    const page = await call(evaluations.searchEvaluatedSessions, { limit: maxCounted }, { signal });
    return waitingOf(page, session =>
      [shortSessionName(session), written(session.date), session.start].filter(Boolean).join(' '),
    );
  },
};
