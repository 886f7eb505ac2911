import { languages } from '../../../shared/core/languages.ts';
import { useLanguage } from '../../platform/i18n/use-locale.ts';

/** What stands between two sentences: a space, and nothing in Chinese. */
export function Gap() {
  return languages[useLanguage()].gap;
}
