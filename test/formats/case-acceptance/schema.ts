import { CaseAcceptance } from '../../../shared/features/consent/consents/schema.ts';

export const schema = CaseAcceptance;
