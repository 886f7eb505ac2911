import type { Locale, Script } from '../../../shared/core/fields.ts';
import type { LanguageTag } from '../../../shared/core/languages.ts';

export const writtenLanguages: { value: LanguageTag; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'zh-Hans', label: '简体中文' },
  { value: 'zh-Hant', label: '繁體中文' },
];

/** Parses a language from the URL; `zh` alone means Chinese in the script of the parameter `usual`. */
export function parseWrittenLanguage(
  language: string | null,
  usual: { language: Locale; script: Script },
): { language: Locale; script: Script } {
  const written = writtenLanguages.find(({ value }) => value === language);
  if (written) return localeAndScriptOf(written.value, usual.script);
  return { language: language === 'zh' ? language : usual.language, script: usual.script };
}

/** Splits a written language into locale and script. @param script kept when the language is English */
export function localeAndScriptOf(
  written: LanguageTag,
  script: Script,
): { language: Locale; script: Script } {
  if (written === 'en') return { language: 'en', script };
  return { language: 'zh', script: written === 'zh-Hant' ? 'traditional' : 'simplified' };
}

/** Converts a language into fields of a request, in which only Chinese has a script. */
export const languageInput = <Wanted extends Locale>({
  language,
  script,
}: {
  language: Wanted;
  script: Script | null;
}) => ({
  language,
  script: language === 'zh' ? script : null,
});
