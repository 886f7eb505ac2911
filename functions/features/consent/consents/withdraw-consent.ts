import type { consents } from '../../../../shared/features/consent/consents/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { ConsentsStore } from './consents-store.ts';

export const withdrawConsent: Handler<typeof consents.withdrawConsent> = async (
  { reason },
  { actor, openStore, records },
) => openStore(ConsentsStore).withdraw(records.consent, { reason, by: actor.id });
