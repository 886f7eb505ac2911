import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { changeEvaluationsHandler } from './change-evaluations.ts';
import { finishEvaluationsHandler, reopenEvaluationsHandler } from './finish-evaluations.ts';
import { listEvaluationsOfCaseHandler } from './list-evaluations-of-case.ts';
import { openEvaluations } from './open-evaluations.ts';
import { ScalesStore } from './scales-store.ts';
import { searchEvaluatedSessionsHandler } from './search-evaluated-sessions.ts';

export const endpoints = evaluations;

export const handlers: Handlers<typeof evaluations> = {
  getSessionEvaluations: async ({ sessionId }, context) => {
    const [{ record, show, shown }, scales] = await Promise.all([
      openEvaluations(sessionId, context),
      context.openStore(ScalesStore).get(),
    ]);
    return { session: show(record), evaluations: shown(), scales };
  },
  changeEvaluations: changeEvaluationsHandler,
  finishEvaluations: finishEvaluationsHandler,
  reopenEvaluations: reopenEvaluationsHandler,
  searchEvaluatedSessions: searchEvaluatedSessionsHandler,
  listEvaluationsOfCase: listEvaluationsOfCaseHandler,
  listEvaluationsOfClass: async (...call) =>
    (await import('./list-evaluations-of-class.ts')).listEvaluationsOfClassHandler(...call),
  getEvaluationScales: (_, { openStore }) => openStore(ScalesStore).get(),
  changeEvaluationScales: ({ version, ...words }, { openStore }) =>
    openStore(ScalesStore).change(words, version),
};
