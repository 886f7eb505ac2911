import type { Locale, Script } from '../../../shared/core/fields.ts';

/** English, and Chinese in each of its scripts. */
export type WrittenLanguage = 'en' | 'zh-Hans' | 'zh-Hant';

/** Each labelled in its own language. */
export const writtenLanguages: { value: WrittenLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'zh-Hans', label: '简体中文' },
  { value: 'zh-Hant', label: '繁體中文' },
];

export function writtenLanguageOf(language: Locale, script: Script): WrittenLanguage {
  if (language === 'en') return 'en';
  return script === 'traditional' ? 'zh-Hant' : 'zh-Hans';
}

/** What an address asks for; `zh` alone means Chinese in the script that is usual. */
export function parseWrittenLanguage(
  asked: string | null,
  usual: { language: Locale; script: Script },
): { language: Locale; script: Script } {
  const written = writtenLanguages.find(({ value }) => value === asked);
  if (written) return localeAndScriptOf(written.value, usual.script);
  return { language: asked === 'zh' ? asked : usual.language, script: usual.script };
}

/** @param script kept when the language is English */
export function localeAndScriptOf(
  written: WrittenLanguage,
  script: Script,
): { language: Locale; script: Script } {
  if (written === 'en') return { language: 'en', script };
  return { language: 'zh', script: written === 'zh-Hant' ? 'traditional' : 'simplified' };
}
