import { AppError } from '../../../../shared/core/errors.ts';
import type { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { emptyPersonDetails, type PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { invitationMailWrite, newToken } from '../members/invitation-mail.ts';
import { countInvitationMail } from './count-invitation-mail.ts';

/** Platform administrators invite only admins of an organisation; its admins invite anyone. */
export const invite: AccountHandler<typeof invitations.invite> = async (
  { email, role, visibility, picks, modules, locale: chosen },
  context,
) => {
  const { organization } = context.records;
  const locale = chosen ?? organization.locale;
  const { superadmin } = context.requireToken();
  if (superadmin && role !== 'admin')
    throw new AppError('request.invalid', { fields: { role: 'validation.invalid_value' } });
  const userPool = await context.userPool();
  const { id, hasPassword } = await userPool.findOrCreate(email, locale);
  await userPool.requireInvitable(id);
  const person: PersonRecord = { ...emptyPersonDetails, id, email, fullName: email, locale };
  const token = newToken();
  const membership = {
    role,
    visibility: role === 'admin' ? ('all' as const) : visibility,
    preassignedCaseIds: [...new Set(picks)],
    modules: [...new Set(modules)],
  };
  const mail = invitationMailWrite(context, { organization, email, hasSignIn: hasPassword, locale, token });
  return context
    .invitationsOf(organization)
    .invite(person, membership, token, [mail, countInvitationMail(context, email)]);
};
