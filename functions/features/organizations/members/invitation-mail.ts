import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../../shared/core/fields.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { MailsStore } from '../../../platform/mail/mails-store.ts';
import type { Write } from '../../../platform/storage/write.ts';

const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

interface InvitationMail {
  organization: OrganizationRecord;
  email: string;
  hasSignIn: boolean;
  locale: Locale;
  token: string;
}

/**
 * Only this email contains the token. A Chinese email uses the organisation's script (simplified or
 * traditional), because the person's is not known yet.
 */
export function invitationMailWrite(
  { mailsOf }: { mailsOf: (organization: string) => MailsStore },
  { organization, email, hasSignIn, locale, token }: InvitationMail,
): Write {
  return mailsOf(organization.slug).sendWrite({
    template: hasSignIn ? 'invitation-to-join' : 'invitation',
    to: email,
    locale,
    script: organization.script,
    link: `/register?token=${token}`,
  });
}
