import { languages } from '../../../shared/core/languages.ts';
import { useLanguage } from '../../platform/i18n/use-locale.ts';

/** Separator between two sentences: a space, or nothing in Chinese. */
export function Gap() {
  return languages[useLanguage()].gap;
}
