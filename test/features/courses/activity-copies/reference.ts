import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { Clinic } from '../../../support/clinic.ts';
import { changeCopy, makeActivityCopy } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    activityCopy: true;
  }
}

/** Ids of copies that must reveal nothing to a caller. */
export const activityCopyReference = {
  foreign: async ({ admin, slug }: Clinic) => {
    const { id } = await makeActivityCopy(admin, slug);
    await changeCopy(admin, id, 1, { title: foreignCanary.word });
    return id;
  },
  hidden: async () => undefined,
  missing: () => newId('activityCopy', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['x', '*', '..%2f..', 'null'],
};
