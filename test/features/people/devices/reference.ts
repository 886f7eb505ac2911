import { randomUUID } from 'node:crypto';
import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { deviceOf } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    device: true;
  }
}

export const deviceReference: ReferenceSample = {
  foreign: async other => deviceOf(other.admin),
  hidden: async own => deviceOf(own.admin),
  missing: () => randomUUID(),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['device', '00000000', `${letters}#`, '*'],
};
