import { maxTermsAtRegistration } from '../../../../shared/features/organizations/invitations/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';

type AskedTerm = Awaited<ReturnType<ReturnType<AccountContext['termAcceptancesOf']>['listOf']>>[number];

/** The terms that a new member has not accepted yet; required terms come first. */
export function termsAtRegistration(terms: readonly AskedTerm[]): AskedTerm[] {
  const open = terms.filter(({ acceptedAt }) => acceptedAt === null);
  const required = open.filter(({ isRequired }) => isRequired);
  return [...required, ...open.filter(({ isRequired }) => !isRequired)].slice(0, maxTermsAtRegistration);
}
