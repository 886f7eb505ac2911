import { textsByLanguage } from '../../../core/chinese/texts-by-language.ts';
import type { LanguageTag } from '../../../core/languages.ts';
import type { NotificationFact } from './fact.ts';
import type { NotificationText, NotificationTexts } from './text-types.ts';
import { english } from './texts.en.ts';
import { chinese } from './texts.zh.ts';

const textsOf = textsByLanguage<NotificationTexts>({ en: english, zh: chinese });

export function notificationText(
  fact: NotificationFact,
  sender: string | undefined,
  language: LanguageTag,
): NotificationText {
  const format = textsOf(language)[fact.kind] as (
    fact: NotificationFact,
    sender: string | undefined,
  ) => NotificationText;
  return format(fact, sender);
}

/** Text of notifications about a child whom the recipient must not see. */
export const hiddenChildText: Record<LanguageTag, string> = {
  en: 'It is about a child whose record you can no longer see',
  'zh-Hans': '与您已无权查看的个案有关',
  'zh-Hant': '與您已無權查看的個案有關',
};
