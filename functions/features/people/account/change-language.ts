import type { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const changeLanguage: AccountHandler<typeof account.changeLanguage> = (
  { locale, script },
  { people, requireToken },
) => people.changeLanguage(requireToken().sub, locale, script);
