import type { joiningTerms } from '../../../../shared/features/consent/joining-terms/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const changeTerms: AccountHandler<typeof joiningTerms.changeTerms> = async (
  { organizationId: _, ...written },
  { records, termsOf },
) => termsOf(records.organization).change(written);
