import type { Locale } from '../../shared/fields.ts';
import type { MailContent } from '../../shared/mail/record.ts';
import { fillIn, type MailTemplateName, type MailText, mailTemplates } from '../../shared/mail/templates.ts';
import { inLanguage } from '../../shared/routes.ts';
import { escapeHtml, layOut } from './lay-out.ts';

/** A mail as one person reads it. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

interface Composed {
  template: MailTemplateName;
  locale: Locale;
  content: MailContent;
  /** Whose mail it is; null for the platform's own. */
  organization: string | null;
  /** Whether their logo lies beside the text, under the content id `logo`. */
  hasLogo: boolean;
  /** Address of the site, without a slash at the end. */
  webUrl: string;
}

/** One language's part of a mail. */
export interface LetterPart extends MailText {
  locale: Locale;
  link: string;
}

/** Puts a mail into words, as HTML and as text. */
export function composeLetter({
  template,
  locale,
  content,
  organization,
  hasLogo,
  webUrl,
}: Composed): Letter {
  const { isBilingual, text } = mailTemplates[template];
  const locales: Locale[] = isBilingual ? [locale, locale === 'zh' ? 'en' : 'zh'] : [locale];
  const sender = organization ?? 'Lumitree';
  const values = { ...content.values, organization: sender };
  const parts = locales.map((one): LetterPart => {
    const { subject, lead, button, rest } = text[one];
    return {
      locale: one,
      link: `${webUrl}${inLanguage(content.link, one)}`,
      subject: fillIn(subject, values),
      lead: fillIn(lead, values),
      button: fillIn(button, values),
      rest: fillIn(rest, values),
    };
  });
  return {
    subject: oneLine(parts.map(({ subject }) => subject).join(' · ')),
    text: `${parts.map(({ lead, link, rest }) => `${lead}\n\n${link}\n\n${rest}\n`).join('\n— — —\n\n')}`,
    html: layOut(parts, { sender: escapeHtml(sender), hasLogo }),
  };
}

/** A subject stands on one line, whatever it was filled in with. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
