import { caseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { screeningKey } from './keys.ts';

const ScreeningId = Id('screening');

export const screeningRecords: RecordTypes<'screening'> = {
  screening: {
    key: (organization, id) =>
      organization !== null && ScreeningId.safeParse(id).success
        ? screeningKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../shared/features/screening/screenings/schema.ts')).Screening,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (ScreeningId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
