import { Slug } from '../../../shared/core/fields.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { organizationKey } from '../../platform/storage/keys.ts';

/** Records that calls may load. */
export const records: RecordTypes<'organization'> = {
  organization: {
    key: (organization, id) => {
      const isOwn = organization === null || organization === id;
      return isOwn && Slug.safeParse(id).success ? organizationKey(String(id)) : undefined;
    },
    schema: async () =>
      (await import('../../../shared/features/organizations/organizations/record.ts')).OrganizationRecord,
    isVisible: (_, __, scope) => scope === 'platform' || scope === 'organization',
  },
};
