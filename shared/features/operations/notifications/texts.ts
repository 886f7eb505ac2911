import type { Locale, Script } from '../../../core/fields.ts';
import type { NotificationFact } from './fact.ts';
import type { NotificationText } from './text-types.ts';
import { english } from './texts.en.ts';
import { chineseIn } from './texts.zh.ts';

/** A reader's language and script. */
export interface ReaderLanguage {
  locale: Locale;
  script: Script;
}

/** Title and text of a notification in the reader's language. */
export function notificationText(
  fact: NotificationFact,
  sender: string | undefined,
  { locale, script }: ReaderLanguage,
): NotificationText {
  const texts = locale === 'zh' ? chineseIn(script) : english;
  const format = texts[fact.kind] as (fact: NotificationFact, sender: string | undefined) => NotificationText;
  return format(fact, sender);
}

const hiddenChild = {
  english: 'It is about a child whose record you can no longer see',
  simplified: '与您已无权查看的个案有关',
  traditional: '與您已無權查看的個案有關',
};

/** Text used for notifications about a child whom the reader may not see. */
export const hiddenChildText = (language: ReaderLanguage): string => hiddenChild[writingOf(language)];

function writingOf({ locale, script }: ReaderLanguage): keyof typeof hiddenChild {
  return locale === 'zh' ? script : 'english';
}
