import { CaseRightsRecord } from '../../../shared/features/privacy/case-rights/record.ts';

export const schema = CaseRightsRecord;
