import { randomUUID } from 'node:crypto';
import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    member: true;
  }
}

export const memberReference: ReferenceSample = {
  foreign: async other => other.admin.person.id,
  hidden: async () => undefined,
  missing: () => randomUUID(),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['', 'member', '00000000', `${letters}#`, 'MEMBER#*'],
};
