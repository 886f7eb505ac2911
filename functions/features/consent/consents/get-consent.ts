import type { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';

export const getConsent: Handler<typeof consents.getConsent> = async (_, { records }) => records.consent;
