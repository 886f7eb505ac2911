import { Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { takeImportStep } from './imports/take-import-step.ts';
import { importKey } from './keys.ts';

const ImportId = Id('import');

/** Records that calls may load. */
export const records: RecordTypes<'import'> = {
  import: {
    key: (organization, id) =>
      organization !== null && ImportId.safeParse(id).success
        ? importKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../shared/features/intake/imports/schema.ts')).ImportRecord,
    isVisible: () => true,
  },
};

/** Steps of the feature's jobs, by kind. */
export const jobSteps = { import: takeImportStep };
