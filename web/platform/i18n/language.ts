import type { Locale, Script } from '../../../shared/core/fields.ts';

export type Language = Locale | 'zh-Hant-HK';

export function languageOf(lang: Locale, script: Script): Language {
  return lang === 'zh' && script === 'traditional' ? 'zh-Hant-HK' : lang;
}

const traditionalPattern = /^zh-(Hant\b|(HK|MO|TW)$)/i;

export function browserScript(languages: readonly string[]): Script {
  const chinese = languages.find(language => /^zh\b/i.test(language));
  return chinese && traditionalPattern.test(chinese) ? 'traditional' : 'simplified';
}

const key = 'lumitree.script';

/** Chinese script before sign-in: the last one used on this device, otherwise the browser's preference. */
export function deviceScript(): Script {
  const last = localStorage.getItem(key);
  return last === 'traditional' || last === 'simplified' ? last : browserScript(navigator.languages);
}

export function rememberScript(script: Script): void {
  localStorage.setItem(key, script);
}
