import { members } from '../../../../shared/features/organizations/members/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { waitingOf } from '../../../platform/features/waiting-of.ts';
import { adminsKey } from '../members/queries.ts';

/** Dashboard attention entry: admins of any organisation who have not accepted their invitation. */
export const invitedAdminsAttention: AttentionPart = {
  queryKey: adminsKey('invited'),
  find: async (_, signal) =>
    waitingOf(await call(members.listAdmins, { status: 'invited' }, { signal }), ({ email }) => email),
};
