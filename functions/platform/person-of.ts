import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** A member as stored in records that name an owner or author. */
export const personOf = ({ id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>) => ({ id, fullName });
