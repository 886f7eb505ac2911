import {
  type EmailContent,
  emailSections,
  platformName,
  subjectOf,
} from '../../../shared/core/mail/email-sections.ts';
import { escapeHtml, renderEmailHtml } from './email-html.ts';

/** A mail as one person reads it. */
export interface EmailBody {
  subject: string;
  html: string;
  text: string;
}

interface EmailBodyInput extends EmailContent {
  /** What somebody wrote to the reader, in their own words. */
  message?: string | null;
  /** Whether their logo lies beside the text, under the content id `logo`. */
  hasLogo: boolean;
}

/** Puts a mail into words, as HTML and as text. */
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
