import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';

export const personOf = ({ id, fullName }: Pick<MemberRecord, 'id' | 'fullName'>) => ({ id, fullName });
