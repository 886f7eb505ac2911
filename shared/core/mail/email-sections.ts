import type { Locale, Script } from '../fields.ts';
import { localizePath } from '../routes.ts';
import { interpolate, type MailTemplateName, type MailText, mailTemplates, mailText } from './templates.ts';

/** Who signs where no organisation does. */
export const platformName = 'Lumitree';

/** What a mail is made of. */
export interface EmailContent {
  template: MailTemplateName;
  /** What its reader reads first, and how Chinese is written for them. */
  locale: Locale;
  script: Script;
  values: Record<string, string>;
  /** Where the button leads: a path of the site without the language. */
  link: string | null;
  /** Whose mail it is; null for the platform's own. */
  organization: string | null;
  /** Address of the site, without a slash at the end. */
  webUrl: string;
}

/** One language's part of a mail; without a link there is no button. */
export interface EmailSection extends MailText {
  locale: Locale;
  /** Of the language, as HTML knows it. */
  tag: string;
  link: string | null;
}

/** A mail in words, in the languages that it is sent in. */
export function emailSections(facts: EmailContent): EmailSection[] {
  const { template, locale, script, link, organization, webUrl } = facts;
  const { isBilingual } = mailTemplates[template];
  const locales: Locale[] = isBilingual ? [locale, locale === 'zh' ? 'en' : 'zh'] : [locale];
  const values = { ...facts.values, organization: organization ?? platformName };
  return locales.map(one => {
    const words = mailText(template, one, script);
    const { subject, lead, button, rest } = words;
    return {
      locale: one,
      tag: one === 'zh' && script === 'traditional' ? 'zh-Hant' : one,
      link: link === null ? null : `${webUrl}${localizePath(link, one)}`,
      subject: interpolate(subject, values),
      lead: interpolate(lead, values),
      button: interpolate(button, values),
      rest: interpolate(rest, values),
    };
  });
}

/** The subject of a mail: all of its languages on one line, whatever they were filled in with. */
export function subjectOf(parts: EmailSection[]): string {
  const subject = parts.map(part => part.subject).join(' · ');
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
