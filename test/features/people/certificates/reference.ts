import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { addCertificate } from '../profile/samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    certificate: true;
  }
}

export const certificateReference: ReferenceSample = {
  foreign: async other => addCertificate(other.admin),
  hidden: async own => addCertificate(own.admin),
  missing: () => newId('certificate', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['crt', 'crt_', `CRT_${letters}`, `crt_${letters}0`, '*'],
};
