import type { Script } from '../../../../shared/core/fields.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { AccountContext } from '../../../composition/context.ts';

/** What a new password takes, wherever it was set. */
type PasswordChangeServices = Pick<AccountContext, 'people' | 'sessions' | 'mailsOf'>;

/**
 * After a new password every other sign-in is over, and the address is told. It can be repeated.
 * @param kept the sign-in that goes on; none if left out
 * @param organization where the person is, for how they read Chinese
 */
export async function completePasswordChange(
  { people, sessions, mailsOf }: PasswordChangeServices,
  sub: string,
  kept?: string,
  organization?: { script: Script },
): Promise<void> {
  const person = await people.get(sub);
  const told =
    person &&
    mailsOf(null).sendWrite({
      template: 'password-changed',
      ...recipientOf(person, organization),
      link: '/forgot-password',
    });
  const act = { act: 'person.password-changed', record: sub };
  await sessions.endOthers(sub, kept, act, told ? [told] : []);
}
