import { Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { preparedDayKey } from './prepared-day-keys.ts';

const PreparedDayId = Id('preparedDay');

/** Members load their own prepared days; admins load any. */
export const preparedDayRecords: RecordTypes<'preparedDay'> = {
  preparedDay: {
    key: (organization, id) =>
      organization !== null && PreparedDayId.safeParse(id).success
        ? preparedDayKey(organization, String(id))
        : undefined,
    schema: async () =>
      (await import('../../../shared/features/screening/prepared-days/schema.ts')).PreparedDayRecord,
    isVisible: ({ ownerId }, sub, _, role) => role === 'admin' || ownerId === sub,
  },
};
