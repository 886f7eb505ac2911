import { type EmailContent, emailSections, subjectOf } from '../../../shared/core/mail/email-sections.ts';
import { platformName } from '../../../shared/core/mail/platform-name.ts';
import { escapeHtml } from '../escape-html.ts';
import { renderEmailHtml } from './email-html.ts';

export interface EmailBody {
  subject: string;
  html: string;
  text: string;
}

interface EmailBodyInput extends EmailContent {
  message?: string | null;
  /** Whether the organisation's logo is attached to the email, with content id `logo`. */
  hasLogo: boolean;
}

export function composeEmail({ message = null, hasLogo, ...facts }: EmailBodyInput): EmailBody {
  const parts = emailSections(facts);
  const written = parts.map(({ lead, link, rest }, index) =>
    [lead, index === 0 ? message : null, link, rest].filter(Boolean).join('\n\n'),
  );
  return {
    subject: subjectOf(parts),
    text: `${written.join('\n\n— — —\n\n')}\n`,
    html: renderEmailHtml(parts, {
      sender: escapeHtml(facts.organization ?? platformName),
      message,
      hasLogo,
    }),
  };
}
