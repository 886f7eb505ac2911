import type { Locale, Script } from '../fields.ts';
import { languages, languageTag, otherLocale } from '../languages.ts';
import { readablePhone } from '../places/readable-phone.ts';
import { localizePath } from '../routes.ts';
import { asCorrection } from './correction-texts.ts';
import type { MailText } from './mail-text.ts';
import { platformName } from './platform-name.ts';
import type { MailTemplateName } from './template-names.ts';
import { interpolate, mailTemplates, mailText } from './templates.ts';

export interface EmailContent {
  template: MailTemplateName;
  locale: Locale;
  script: Script;
  values: Record<string, string>;
  /** Whether the email sends a corrected version of a report that the recipient already has. */
  isCorrection?: boolean | undefined;
  /** Target of the button: a path without language prefix. */
  link: string | null;
  /** Null if the platform sends the email. */
  organization: string | null;
  /** E.164 */
  phone?: string | null;
  /** Without a trailing slash. */
  webUrl: string;
}

export interface EmailSection extends MailText {
  locale: Locale;
  /** Language tag for the HTML `lang` attribute. */
  tag: string;
  link: string | null;
}

/** One section per language. */
export function emailSections(facts: EmailContent): EmailSection[] {
  const { template, locale, script, link, phone, webUrl, isCorrection } = facts;
  const organization = facts.organization ?? platformName;
  const { isBilingual } = mailTemplates[template];
  const locales = isBilingual ? [locale, otherLocale[locale]] : [locale];
  return locales.map(one => {
    const language = languageTag(one, script);
    const plain = mailText(template, language);
    const words = isCorrection ? asCorrection(plain, language) : plain;
    const contact = phone ? languages[language].withRemark(organization, readablePhone(phone)) : organization;
    const values = { ...facts.values, organization, contact };
    const { subject, lead, button, rest } = words;
    return {
      locale: one,
      tag: language === 'zh-Hant' ? language : one,
      link: link === null ? null : `${webUrl}${localizePath(link, one)}`,
      subject: interpolate(subject, values),
      lead: interpolate(lead, values),
      button: interpolate(button, values),
      rest: interpolate(rest, values),
    };
  });
}

/** The subject in all languages on one line, without control characters. */
export function subjectOf(parts: EmailSection[]): string {
  const subject = parts.map(part => part.subject).join(' · ');
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
