import { PreassignedCasesRecord } from '../../../shared/features/organizations/members/record.ts';

export const schema = PreassignedCasesRecord;
