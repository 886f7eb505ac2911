import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeImport, rowOf } from './samples.ts';

export const importReference: ReferenceSample = {
  foreign: async other => makeImport(other.admin, [rowOf(1, { fullName: foreignCanary.word })]),
  hidden: async () => undefined,
  missing: () => newId('import', Date.now()),
  malformed: ['imp', 'imp_', `IMP_${letters}`, `imp_${letters}0`, `imp_${letters.slice(1)}#`, '*', 'null'],
};
