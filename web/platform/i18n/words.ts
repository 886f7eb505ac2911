import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import enCommon from './en/common.json';
import type { Namespace } from './namespaces.ts';
import { rememberScript, deviceScript, type Language, languageOf } from './tongue.ts';
import zhCommon from './zh/common.json';

/** Values of `lang` for browsers and screen readers. */
const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-Hans', 'zh-Hant-HK': 'zh-Hant-HK' };

type Catalogue = Record<string, unknown>;

/** Those of a page; the parts page, which no visitor sees, brings its own. */
const writtenCatalogues = import.meta.glob<Catalogue>(['./{en,zh}/*.json', '!./*/{common,parts}.json'], {
  import: 'default',
});

/** Made from the Simplified ones when the web is built. */
const convertedCatalogues = import.meta.glob<Catalogue>(['./zh/*.json', '!./zh/parts.json'], {
  query: '?traditional',
  import: 'default',
});

let script: Script = deviceScript();

/** Starts i18next with the words that must be there when nothing else could be loaded. */
export function initTranslations(): void {
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    defaultNS: 'common',
    resources: { en: { common: enCommon }, zh: { common: zhCommon } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

async function loadCatalogue(language: Language, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(language, namespace)) return;
  const load =
    language === 'zh-Hant-HK' ? convertedCatalogues[`./zh/${namespace}.json`] : writtenCatalogues[`./${language}/${namespace}.json`];
  if (load) i18next.addResourceBundle(language, namespace, await load());
}

async function showLanguage(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(namespace => loadCatalogue(language, namespace)));
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = htmlLang[language];
}

/** Loads words and makes their language the one shown. */
export async function loadTranslations(lang: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await showLanguage(languageOf(lang, script), ['common', 'ui', ...namespaces]);
}

/** Says how Chinese is written from now on; what is on the screen in Chinese changes at once. */
export async function setChineseScript(wanted: Script): Promise<void> {
  rememberScript(wanted);
  if (script === wanted) return;
  script = wanted;
  const shown = i18next.language;
  if (!shown?.startsWith('zh')) return;
  const namespaces = Object.keys(i18next.getDataByLanguage(shown) ?? {}) as Namespace[];
  await showLanguage(languageOf('zh', script), namespaces);
}
