import { randomUUID } from 'node:crypto';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';

export const memberReference: ReferenceSample = {
  foreign: async other => other.admin.person.id,
  hidden: async () => undefined,
  missing: () => randomUUID(),
  malformed: ['', 'member', '00000000', `${letters}#`, 'MEMBER#*'],
};
