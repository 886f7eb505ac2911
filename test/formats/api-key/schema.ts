import { ApiKeyRecord } from '../../../shared/features/organizations/api-keys/schema.ts';

export const schema = ApiKeyRecord;
