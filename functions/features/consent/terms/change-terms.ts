import type { terms } from '../../../../shared/features/consent/terms/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const changeTermsHandler: AccountHandler<typeof terms.changeTerms> = async (
  { organizationId: _, ...written },
  { records, termsOf },
) => termsOf(records.organization).change(written);
