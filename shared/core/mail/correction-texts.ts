import { inTraditional } from '../chinese/texts-by-language.ts';
import { type LanguageTag, languages } from '../languages.ts';
import type { MailText } from './mail-text.ts';
import { interpolate } from './templates.ts';

/** What the mail about a corrected version of a report adds to the subject and says first. */
export const correctionTexts = {
  en: {
    subject: 'Corrected: {subject}',
    lead: 'This is a corrected version; please use it instead of the one that you received before. {lead}',
  },
  zh: {
    subject: '【修订版】{subject}',
    lead: '这是修订后的版本，请以此为准，不要再使用您之前收到的版本。{lead}',
  },
};

/** Adds to the text of a mail that the report is a corrected version. */
export function asCorrection(text: MailText, language: LanguageTag): MailText {
  const words = correctionTexts[languages[language].locale];
  const { subject, lead } = language === 'zh-Hant' ? inTraditional(words) : words;
  return {
    ...text,
    subject: interpolate(subject, { subject: text.subject }),
    lead: interpolate(lead, { lead: text.lead }),
  };
}
