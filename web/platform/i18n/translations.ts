import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import enCommon from './en/common.json';
import { deviceScript, type Language, languageOf, rememberScript } from './language.ts';
import { missingTexts } from './missing-texts.ts';
import type { Namespace } from './namespaces.ts';
import zhCommon from './zh/common.json';

/** Values of `lang` for browsers and screen readers. */
const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-Hans', 'zh-Hant-HK': 'zh-Hant-HK' };

type Catalogue = Record<string, unknown>;

/** Translations of pages; the gallery (development only) brings its own. */
const writtenCatalogues = import.meta.glob<Catalogue>(['./{en,zh}/*.json', '!./*/{common,parts}.json'], {
  import: 'default',
});

/** Traditional Chinese catalogues, converted from the Simplified ones at build time. */
const convertedCatalogues = import.meta.glob<Catalogue>(['./zh/*.json', '!./zh/parts.json'], {
  query: '?traditional',
  import: 'default',
});

let script: Script = deviceScript();

/** Starts i18next with the texts that are needed even if nothing else can be loaded. */
export function initTranslations(): void {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: 'common',
    resources: { en: { common: enCommon }, zh: { common: zhCommon } },
    interpolation: { escapeValue: false },
    ...missingTexts,
    react: { useSuspense: false },
  });
}

async function loadCatalogue(language: Language, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const load =
    language === 'zh-Hant-HK'
      ? convertedCatalogues[`./zh/${namespace}.json`]
      : writtenCatalogues[`./${language}/${namespace}.json`];
  if (load) i18next.addResourceBundle(language, namespace, await load());
}

/** Loads texts without switching the language. */
export async function loadTexts(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(namespace => loadCatalogue(language, namespace)));
}

/** Loads texts in both languages, so that they are available after a language switch. */
export async function loadTextsOfBoth(namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all((['en', 'zh'] as const).map(lang => loadTexts(languageOf(lang, script), namespaces)));
}

async function showLanguage(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await loadTexts(language, namespaces);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = htmlLang[language];
}

export async function loadTranslations(lang: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await showLanguage(languageOf(lang, script), ['common', 'ui', ...namespaces]);
}

/** Sets the Chinese script; visible Chinese text changes at once. */
export async function setChineseScript(chosen: Script): Promise<void> {
  rememberScript(chosen);
  if (script === chosen) return;
  script = chosen;
  const shown = i18next.language;
  if (!shown?.startsWith('zh')) return;
  const namespaces = Object.keys(i18next.getDataByLanguage(shown) ?? {}) as Namespace[];
  await showLanguage(languageOf('zh', script), namespaces);
}
