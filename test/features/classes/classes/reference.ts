import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { caseWithCanary, foreignCanary, hiddenCanary } from '../../../support/canary.ts';
import type { ReferenceSample } from '../../../support/reference-sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeClass, makeClassWithChild } from './samples.ts';

/** IDs of classes that the caller cannot access. */
export const classReference: ReferenceSample = {
  foreign: async other => (await makeClass(other.admin, foreignCanary.word)).id,
  hidden: async (own, { role, visibility }) => {
    if (role === 'admin') return undefined;
    if (visibility === 'all') return (await makeClass(own.admin, hiddenCanary.word)).id;
    const { id: caseId } = await makeCase(own.admin, caseWithCanary(hiddenCanary));
    return (await makeClassWithChild(own.admin, { name: hiddenCanary.word, caseId })).id;
  },
  missing: () => newId('class', Date.now()),
  malformed: ['x', 'cls_', '*', '..%2f..', 'null'],
};
