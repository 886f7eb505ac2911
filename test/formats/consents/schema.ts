import { Consent } from '../../../shared/features/consent/consents/schema.ts';

export const schema = Consent;
