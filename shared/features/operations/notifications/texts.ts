import type { Locale, Script } from '../../../core/fields.ts';
import type { NotificationFact } from './fact.ts';
import type { NotificationText } from './text-types.ts';
import { english } from './texts.en.ts';
import { simplified } from './texts.simplified.ts';
import { traditional } from './texts.traditional.ts';

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
  const chinese = script === 'traditional' ? traditional : simplified;
  const texts = locale === 'zh' ? chinese : english;
  const format = texts[fact.kind] as (fact: NotificationFact, sender: string | undefined) => NotificationText;
  return format(fact, sender);
}
