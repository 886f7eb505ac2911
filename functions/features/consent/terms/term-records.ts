import { TermId } from '../../../../shared/core/term-texts.ts';
import type { RecordTypes } from '../../../platform/http/record-types.ts';
import { termKey } from '../consent-keys.ts';

export const termRecords: RecordTypes<'term'> = {
  term: {
    key: (organization, id) =>
      organization !== null && TermId.safeParse(id).success ? termKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../../shared/features/consent/terms/schema.ts')).Term,
    isVisible: () => true,
  },
};
