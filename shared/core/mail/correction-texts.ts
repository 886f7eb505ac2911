import { inTraditional } from '../chinese/texts-by-language.ts';
import { type LanguageTag, languages } from '../languages.ts';
import type { MailText } from './mail-text.ts';
import { interpolate } from './templates.ts';

/** Subject and first sentence of an email that sends a corrected version of a report. */
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

/** Changes the text of an email so that it says that the report is a corrected version. */
export function asCorrection(text: MailText, language: LanguageTag): MailText {
  const words = correctionTexts[languages[language].locale];
  const { subject, lead } = language === 'zh-Hant' ? inTraditional(words) : words;
  return {
    ...text,
    subject: interpolate(subject, { subject: text.subject }),
    lead: interpolate(lead, { lead: text.lead }),
  };
}
