import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { changeCopy, makeActivityCopy } from './samples.ts';

/** IDs of copied activities that the caller cannot access. */
export const activityCopyReference: ReferenceSample = {
  foreign: async ({ admin, slug }) => {
    const { id } = await makeActivityCopy(admin, slug);
    await changeCopy(admin, id, 1, { title: foreignCanary.word });
    return id;
  },
  hidden: async () => undefined,
  missing: () => newId('activityCopy', Date.now()),
};
