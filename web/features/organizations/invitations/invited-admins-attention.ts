import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { adminsKey } from '../members/queries.ts';

/** Dashboard attention entry: admins of any organisation who have not accepted their invitation. */
export const invitedAdminsAttention: AttentionPart = {
  queryKey: adminsKey('invited'),
  find: async (_, signal) => {
    const { data, meta } = await call(members.listAdmins, { status: 'invited' }, { signal });
    return { count: data.length, isAtLeast: meta.next !== null, about: data.map(({ email }) => email) };
  },
};
