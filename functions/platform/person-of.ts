import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** Returns id and name of a member, as records store them for their owner or author. */
export const personOf = ({ id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>) => ({ id, fullName });
