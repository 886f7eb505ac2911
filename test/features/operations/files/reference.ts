import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { caseWithCanary, hiddenCanary } from '../../../support/canary.ts';
import { letters, malformedFileIds, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { attachToCase, uploadFile } from './samples.ts';

export const fileReference: ReferenceSample = {
  foreign: async other => uploadFile(other.admin),
  hidden: async (own, { visibility }) => {
    const file = await uploadFile(own.admin);
    if (visibility === 'selected')
      await attachToCase(own.slug, file, await makeCase(own.admin, caseWithCanary(hiddenCanary)));
    return file;
  },
  missing: () => newId('file', Date.now()),
  malformed: malformedFileIds,
};

/** IDs of files that the caller cannot use as a photo. The error names the field of the photo. */
export const photoReference: ReferenceSample = {
  foreign: async other => uploadFile(other.admin),
  hidden: async own => uploadFile(own.admin),
  missing: () => newId('file', Date.now()),
  statusOfMissing: 400,
  malformed: ['', 'file', 'file_', `file_${letters}#`],
};
