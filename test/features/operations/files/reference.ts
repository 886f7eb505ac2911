import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { caseWithCanary, hiddenCanary } from '../../../support/canary.ts';
import { letters, malformedFileIds, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { attachToCase, uploadFile } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    file: true;
    photo: true;
  }
}

export const fileReference: ReferenceSample = {
  foreign: async other => uploadFile(other.admin),
  hidden: async (own, { visibility }) => {
    const file = await uploadFile(own.admin);
    if (visibility === 'selected')
      await attachToCase(own.slug, file, await makeCase(own.admin, caseWithCanary(hiddenCanary)));
    return file;
  },
  missing: () => newId('file', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: malformedFileIds,
};

/** A file that is not theirs to keep with a case is refused by the field. */
export const photoReference: ReferenceSample = {
  foreign: async other => uploadFile(other.admin),
  hidden: async own => uploadFile(own.admin),
  missing: () => newId('file', Date.now()),
  statusOfMissing: 400,
  otherKind: () => newId('case', Date.now()),
  malformed: ['', 'file', 'file_', `file_${letters}#`],
};
