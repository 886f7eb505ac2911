import { maxTermsAtRegistration } from '../../../../shared/features/organizations/invitations/schema.ts';
import type { AccountContext } from '../../../composition/context.ts';

type Asked = Awaited<ReturnType<ReturnType<AccountContext['termAcceptancesOf']>['listOf']>>;

/** The terms that somebody is asked to accept when they join, the required ones first. */
export async function termsAtRegistration(
  { termAcceptancesOf }: Pick<AccountContext, 'termAcceptancesOf'>,
  organization: string,
  person: string,
): Promise<Asked> {
  const asked = (await termAcceptancesOf(organization, person).listOf(person)).filter(
    ({ acceptedAt }) => acceptedAt === null,
  );
  const required = asked.filter(({ isRequired }) => isRequired);
  return [...required, ...asked.filter(({ isRequired }) => !isRequired)].slice(0, maxTermsAtRegistration);
}
