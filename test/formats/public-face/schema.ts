import { PublicFaceRecord } from '../../../shared/features/intake/registrations/record.ts';

export const schema = PublicFaceRecord;
