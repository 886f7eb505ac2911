import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { malformedFileIds, type ReferenceSample } from '../../../support/reference-sample.ts';

/** IDs of other people's personal files, which a caller cannot use. */
export const ownFileReference: ReferenceSample = {
  foreign: async other => uploadOwn(other.admin),
  hidden: async own => uploadOwn(own.admin),
  missing: () => newId('file', Date.now()),
  malformed: malformedFileIds,
};
