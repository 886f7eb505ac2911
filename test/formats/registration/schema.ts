import { RegistrationRecord } from '../../../shared/features/intake/registrations/record.ts';

export const schema = RegistrationRecord;
