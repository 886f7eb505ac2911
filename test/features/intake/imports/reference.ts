import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { foreignCanary } from '../../../support/canary.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeImport, rowOf } from './samples.ts';

declare module '../../../support/reference-kind.ts' {
  interface ReferenceKinds {
    import: true;
  }
}

export const importReference: ReferenceSample = {
  foreign: async other => makeImport(other.admin, [rowOf(1, { fullName: foreignCanary.word })]),
  hidden: async () => undefined,
  missing: () => newId('import', Date.now()),
  statusOfMissing: 404,
  otherKind: () => newId('case', Date.now()),
  malformed: ['imp', 'imp_', `IMP_${letters}`, `imp_${letters}0`, `imp_${letters.slice(1)}#`, '*', 'null'],
};
