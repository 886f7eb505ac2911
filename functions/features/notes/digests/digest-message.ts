import type { QueueMessage } from '../../../composition/work-context.ts';
import { DigestMessage } from './digest-message.schema.ts';

export const digestMessage: QueueMessage<typeof DigestMessage> = {
  schema: DigestMessage,
  work: async (message, context) => (await import('./run-digest.ts')).runDigest(message, context),
};
