import { randomUUID } from 'node:crypto';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { deviceOf } from './samples.ts';

export const deviceReference: ReferenceSample = {
  foreign: async other => deviceOf(other.admin),
  hidden: async own => deviceOf(own.admin),
  missing: () => randomUUID(),
  malformed: ['device', '00000000', `${letters}#`, '*'],
};
