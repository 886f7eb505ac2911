import type { terms } from '../../shared/terms/endpoints.ts';
import type { AccountHandler } from '../context.ts';

export const changeTermsHandler: AccountHandler<typeof terms.changeTerms> = async (
  { organizationId: _, ...written },
  { loaded, termsOf },
) => termsOf(loaded.organization).change(written);
