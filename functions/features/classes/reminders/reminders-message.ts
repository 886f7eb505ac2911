import * as z from 'zod';
import { Slug } from '../../../../shared/core/fields.ts';
import type { QueueMessage } from '../../../composition/work-context.ts';

const RemindersMessage = z.object({
  organization: Slug,
  /** Time of the hourly run that queued the message, in milliseconds since 1970. */
  remindersOf: z.int(),
});

export const remindersMessage: QueueMessage<typeof RemindersMessage> = {
  schema: RemindersMessage,
  work: async (message, context) =>
    (await import('./remind-of-sessions.ts')).remindOfSessions(message, context),
};
