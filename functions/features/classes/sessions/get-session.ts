import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { openSession } from './open-session.ts';

export const getSession: Handler<typeof classSessions.getSession> = async ({ sessionId }, context) => {
  const { record, show } = await openSession(sessionId, context);
  return show(record);
};
