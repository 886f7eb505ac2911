import type { Locale, Script } from '../../../shared/core/fields.ts';

/** What a page can be written in, as i18next knows it. */
export type Language = Locale | 'zh-Hant-HK';

export function languageOf(lang: Locale, script: Script): Language {
  return lang === 'zh' && script === 'traditional' ? 'zh-Hant-HK' : lang;
}

const traditionalPattern = /^zh-(Hant\b|(HK|MO|TW)$)/i;

/** How Chinese is read where a browser asks for these languages, the most wanted first. */
export function browserScript(languages: readonly string[]): Script {
  const chinese = languages.find(language => /^zh\b/i.test(language));
  return chinese && traditionalPattern.test(chinese) ? 'traditional' : 'simplified';
}

const key = 'lumitree.script';

/** For somebody whom nobody knows yet: as Chinese was last shown on this device, else as its browser asks. */
export function deviceScript(): Script {
  const last = localStorage.getItem(key);
  return last === 'traditional' || last === 'simplified' ? last : browserScript(navigator.languages);
}

export function rememberScript(script: Script): void {
  localStorage.setItem(key, script);
}
