import type { Script } from '../../../../shared/core/fields.ts';
import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { AccountContext } from '../../../composition/context.ts';

type PasswordChangeServices = Pick<AccountContext, 'people' | 'sessions' | 'mailsOf'>;

/**
 * Ends the other sessions and notifies the person by email, after a change of password. Idempotent.
 * @param keptSession the session that continues; undefined ends all
 * @param organization decides between Simplified and Traditional Chinese
 */
export async function completePasswordChange(
  { people, sessions, mailsOf }: PasswordChangeServices,
  sub: string,
  keptSession?: string,
  organization?: { script: Script },
): Promise<void> {
  const person = await people.get(sub);
  const mail =
    person &&
    mailsOf(null).sendWrite({
      template: 'password-changed',
      ...recipientOf(person, organization),
      link: '/forgot-password',
    });
  const act = { act: 'person.password-changed', record: sub };
  await sessions.endOthers(sub, keptSession, act, mail ? [mail] : []);
}
