import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { MemberId } from '../../../core/ids.ts';
import { CaseName } from '../../cases/cases/schema.ts';
import { StartedJob } from '../../operations/jobs/schema.ts';
import { OwnedRecordCount } from './schema.ts';

export const offboarding = {
  listBelongings: endpoint({
    method: 'GET',
    path: 'members/{memberId}/belongings',
    summary: 'The records of a departing member that need a new owner',
    needs: 'member:remove',
    errors: ['member.self', 'member.last-admin', 'member.owns'],
    input: z.strictObject({ memberId: MemberId }),
    output: z.object({ belongings: z.array(OwnedRecordCount) }),
  }),
  listUnseenChildren: endpoint({
    method: 'GET',
    path: 'members/{memberId}/belongings/unseen',
    summary: 'The children of a departing member’s records whom a new owner would not see',
    needs: 'member:remove',
    readEvent: 'cases.listed',
    input: z.strictObject({ memberId: MemberId, heirId: MemberId }),
    output: z.object({
      /** Names of the children whom the caller may assign to the new owner. */
      children: z.array(CaseName),
      /** Number of children whom the caller is not allowed to assign. */
      hidden: z.int(),
    }),
  }),
  listOwnBelongings: endpoint({
    method: 'GET',
    path: 'belongings',
    summary: 'The caller’s records that need a new owner before they leave the organisation',
    needs: 'belonging:own',
    input: z.strictObject({}),
    output: z.object({
      belongings: z.array(OwnedRecordCount),
      /** Whether the organisation would have no admin if the caller left. */
      isLastAdmin: z.boolean(),
    }),
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: 'members/{memberId}',
    summary: 'Suspends a member, transfers their records to a new owner as a job, then ends the membership',
    needs: 'member:remove',
    errors: ['member.self', 'member.last-admin', 'member.owns'],
    input: z.strictObject({
      memberId: MemberId,
      /** The new owner of the departing member's records; not needed if the member owns none. */
      heirId: MemberId.nullable().default(null),
    }),
    output: StartedJob,
  }),
};
