import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import { malformedFileIds, type ReferenceSample } from '../../../support/reference-sample.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    ownFile: true;
  }
}

/** A file of somebody's own. */
export const ownFileReference: ReferenceSample = {
  foreign: async other => uploadOwn(other.admin),
  hidden: async own => uploadOwn(own.admin),
  missing: () => newId('file', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: malformedFileIds,
};
