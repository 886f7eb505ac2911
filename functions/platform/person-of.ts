import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

/** The member as records name an owner or author. */
export const personOf = ({ id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>) => ({ id, fullName });
