import { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { cancelSessionHandler } from './cancel-session.ts';
import { changeSessionHandler } from './change-session.ts';
import { copySessionHandler } from './copy-session.ts';
import { copyWeekHandler } from './copy-week.ts';
import { createSessionHandler } from './create-session.ts';
import { openSession } from './open-session.ts';
import { removeSessionHandler, restoreSessionHandler } from './remove-session.ts';
import { searchSessionsHandler } from './search-sessions.ts';
import {
  addSessionActivityHandler,
  getSessionActivityHandler,
  orderSessionActivitiesHandler,
  refreshSessionActivityHandler,
  removeSessionActivityHandler,
} from './session-activities.ts';

export const endpoints = classSessions;

export const handlers: Handlers<typeof classSessions> = {
  searchSessions: searchSessionsHandler,
  getSession: async ({ sessionId }, context) => {
    const { record, show } = await openSession(sessionId, context);
    return show(record);
  },
  getSessionActivity: getSessionActivityHandler,
  createSession: createSessionHandler,
  changeSession: changeSessionHandler,
  copySession: copySessionHandler,
  copySessionsOfWeek: copyWeekHandler,
  cancelSession: cancelSessionHandler,
  addSessionActivity: addSessionActivityHandler,
  orderSessionActivities: orderSessionActivitiesHandler,
  refreshSessionActivity: refreshSessionActivityHandler,
  removeSessionActivity: removeSessionActivityHandler,
  removeSession: removeSessionHandler,
  restoreSession: restoreSessionHandler,
};
