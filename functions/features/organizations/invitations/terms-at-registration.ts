import { maxTermsAtRegistration } from '../../../../shared/features/organizations/invitations/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';

type AskedTerm = Awaited<ReturnType<ReturnType<AccountContext['termAcceptancesOf']>['listOf']>>[number];

/** Those of an organisation's terms that somebody is asked to accept when they join, the required ones first. */
export function termsAtRegistration(terms: readonly AskedTerm[]): AskedTerm[] {
  const asked = terms.filter(({ acceptedAt }) => acceptedAt === null);
  const required = asked.filter(({ isRequired }) => isRequired);
  return [...required, ...asked.filter(({ isRequired }) => !isRequired)].slice(0, maxTermsAtRegistration);
}
