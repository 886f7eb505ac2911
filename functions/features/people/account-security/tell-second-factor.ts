import { recipientOf } from '../../../../shared/core/mail/recipient.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { AccountContext } from '../../../composition/context.ts';

export function tellSecondFactor(
  { accountSecurity, mailsOf }: Pick<AccountContext, 'accountSecurity' | 'mailsOf'>,
  person: PersonRecord,
  isOn: boolean,
): Promise<Record<never, never>> {
  const name = isOn ? 'second-factor-on' : 'second-factor-off';
  const mail = mailsOf(null).sendWrite({
    template: name,
    ...recipientOf(person),
    link: '/settings?tab=account',
  });
  return accountSecurity.commit({ act: `person.${name}`, record: person.id }, [mail], {}, person.id);
}
