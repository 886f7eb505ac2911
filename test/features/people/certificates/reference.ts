import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { addCertificate } from '../profile/samples.ts';

export const certificateReference: ReferenceSample = {
  foreign: async other => addCertificate(other.admin),
  hidden: async own => addCertificate(own.admin),
  missing: () => newId('certificate', Date.now()),
  malformed: ['crt', 'crt_', `CRT_${letters}`, `crt_${letters}0`, '*'],
};
