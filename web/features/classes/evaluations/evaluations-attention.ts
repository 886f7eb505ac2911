import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { shortSessionName } from '../sessions/session-name.ts';
import { evaluatedSessionsKey } from './queries.ts';

const maxCounted = 50;

export const evaluationsAttention: AttentionPart = {
  queryKey: evaluatedSessionsKey,
  find: async ({ date: written }, signal) => {
    const { data, meta } = await call(evaluations.searchEvaluatedSessions, { limit: maxCounted }, { signal });
    return {
      count: data.length,
      isAtLeast: meta.next !== null,
      about: data.map(session =>
        [shortSessionName(session), written(session.date), session.start].filter(Boolean).join(' '),
      ),
    };
  },
};
