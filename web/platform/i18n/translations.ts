import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { localeOf } from '../auth/sign-in-urls.ts';
import enCommon from './en/common.json';
import { deviceScript, type Language, languageOf, rememberScript } from './language.ts';
import { missingTexts } from './missing-texts.ts';
import type { Namespace } from './namespaces.ts';
import zhCommon from './zh/common.json';

/** Values of the attribute `lang` for browsers and screen readers. */
const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-Hans', 'zh-Hant-HK': 'zh-Hant-HK' };

const folders: Record<Language, string> = { en: 'en', zh: 'zh', 'zh-Hant-HK': 'zh' };

type Catalogue = Record<string, unknown>;

type Catalogues = Record<string, () => Promise<Catalogue>>;

/** Translations of public pages. The entry bundle lists only these files. */
const publicCatalogues = import.meta.glob<Catalogue>(
  './{en,zh}/{errors,invitations,pages,questionnaire,registration,session,settings,shell,ui,validation}.json',
  { import: 'default' },
);

/** Translations of public pages in Traditional Chinese, converted from Simplified Chinese at build time. */
const convertedCatalogues = import.meta.glob<Catalogue>(
  './zh/{common,errors,invitations,pages,questionnaire,registration,session,settings,shell,ui,validation}.json',
  { query: '?traditional', import: 'default' },
);

/** Loads the list of all translations. Each language has its own list, because a page needs only one. */
const catalogues: Record<Language, () => Promise<{ catalogues: Catalogues }>> = {
  en: () => import('./catalogues.en.ts'),
  zh: () => import('./catalogues.zh.ts'),
  'zh-Hant-HK': () => import('./catalogues.zh-hant-hk.ts'),
};

let script: Script = deviceScript();

/** The language that was requested last. It differs from the language of i18next while its texts load. */
let wanted: Language = languageOf(localeOf(location.pathname), script);

/** Starts i18next with the texts that must be available even if nothing else can be loaded. */
export function initTranslations(): void {
  i18next.use(initReactI18next).init({
    lng: localeOf(location.pathname),
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
  const path = `./${folders[language]}/${namespace}.json`;
  const open = language === 'zh-Hant-HK' ? convertedCatalogues : publicCatalogues;
  const load = open[path] ?? (await catalogues[language]()).catalogues[path];
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

/**
 * Loads texts and shows the language. If another language is requested meanwhile, shows that language
 * instead.
 */
async function showLanguage(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  wanted = language;
  await loadTexts(language, namespaces);
  if (language !== wanted) return showLanguage(wanted, namespaces);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = htmlLang[language];
}

/** Shows a language, with the texts of the page that opens. */
export async function loadTranslations(lang: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await showLanguage(languageOf(lang, script), ['common', 'ui', ...namespaces]);
}

/**
 * Loads further texts for the page, in the page's language and in the language that the page is changing to.
 */
export async function loadMoreTexts(namespaces: readonly Namespace[]): Promise<void> {
  const languages = new Set([i18next.language as Language, wanted]);
  await Promise.all([...languages].map(language => loadTexts(language, namespaces)));
}

/** Sets the Chinese script; visible Chinese text changes at once. */
export async function setChineseScript(chosen: Script): Promise<void> {
  rememberScript(chosen);
  if (script === chosen) return;
  script = chosen;
  if (!wanted.startsWith('zh')) return;
  const namespaces = Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}) as Namespace[];
  await showLanguage(languageOf('zh', script), namespaces);
}
