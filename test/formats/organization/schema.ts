import { OrganizationRecord } from '../../../shared/features/organizations/organizations/record.ts';

export const schema = OrganizationRecord;
