import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import type { LanguageTag } from '../../../../shared/core/languages.ts';
import { namesOf } from '../../../../shared/features/classes/family-mails/compose-family-mail.ts';

export const mailValues = (
  subject: string,
  children: readonly { fullName: string }[],
  { language, organization, date }: { language: LanguageTag; organization: string; date: string },
): Record<string, string> => ({
  subject,
  names: namesOf(children, language),
  date: reportDay(language, date),
  organization,
});
