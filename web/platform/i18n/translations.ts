import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { localeOf } from '../auth/sign-in-urls.ts';
import enCommon from './en/common.json';
import { deviceScript, type Language, languageOf, rememberScript } from './language.ts';
import type { Catalogue, Catalogues, PageTexts } from './lists.ts';
import { missingTexts } from './missing-texts.ts';
import type { Namespace } from './namespaces.ts';
import zhCommon from './zh/common.json';

/** Values of the attribute `lang` for browsers and screen readers. */
const htmlLang: Record<Language, string> = { en: 'en', zh: 'zh-Hans', 'zh-Hant-HK': 'zh-Hant-HK' };

/**
 * Translations of public pages; other files are in the lists of all. The page that families open by QR code is
 * a build of its own and shows other texts than the public pages of the app.
 */
const publicCatalogues: Catalogues = import.meta.env?.VITE_FAMILY_PAGE
  ? import.meta.glob<Catalogue>('./{en,zh}/{errors,questionnaire,registration,ui,validation}.json', {
      import: 'default',
    })
  : import.meta.glob<Catalogue>('./{en,zh}/{errors,invitations,session,shell,ui,validation}.json', {
      import: 'default',
    });

/** Translations of public pages in Traditional Chinese, converted from Simplified Chinese at build time. */
const convertedCatalogues: Catalogues = import.meta.env?.VITE_FAMILY_PAGE
  ? import.meta.glob<Catalogue>('./zh/{common,errors,questionnaire,registration,ui,validation}.json', {
      query: '?traditional',
      import: 'default',
    })
  : import.meta.glob<Catalogue>('./zh/{common,errors,invitations,session,shell,ui,validation}.json', {
      query: '?traditional',
      import: 'default',
    });

interface Lists {
  catalogues: Catalogues;
  pages: PageTexts;
}

/** Loads the list of all translations. Each language has its own list, because a page needs only one. */
const lists: Record<Language, () => Promise<Lists>> = {
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
    fallbackLng: false,
    initAsync: false,
    defaultNS: 'common',
    resources: { en: { common: enCommon }, zh: { common: zhCommon } },
    interpolation: { escapeValue: false },
    ...missingTexts(key => loader?.loadRest(key, shown) ?? false),
    react: { useSuspense: false },
    load: 'currentOnly',
  });
}

/** A namespace, or the texts that a page shows when it is opened. */
export type Texts = Namespace | PageName;

export type PageName = `page:${string}`;

/** Loads texts of pages of signed-in people; see `page-texts.ts`. */
interface PageTextLoader {
  loadPageTexts: (language: Language, page: PageName, { pages }: Lists) => Promise<void>;
  loadRest: (key: string, shown: readonly Texts[]) => boolean;
}

let loader: PageTextLoader | undefined;

export function providePageTexts(provided: PageTextLoader): void {
  loader = provided;
}

/** Texts of the page that is shown. */
let shown: readonly Texts[] = [];

/** The texts in the entry bundle, in both languages. */
const bundled: [Texts, Promise<void>] = ['common', Promise.resolve()];

/** What has been requested in each language. */
const requested: Record<Language, Map<Texts, Promise<void>>> = {
  en: new Map([bundled]),
  zh: new Map([bundled]),
  'zh-Hant-HK': new Map(),
};

async function loadNamespace(language: Language, namespace: Namespace): Promise<void> {
  const path = `./${language.slice(0, 2)}/${namespace}.json`;
  const open = language === 'zh-Hant-HK' ? convertedCatalogues : publicCatalogues;
  const load = open[path] ?? (await lists[language]()).catalogues[path];
  if (load) i18next.addResourceBundle(language, namespace, await load(), true, true);
}

function loadOnce(language: Language, texts: Texts): Promise<void> {
  const known = requested[language].get(texts);
  if (known) return known;
  const loading = isPage(texts)
    ? lists[language]().then(list => loader?.loadPageTexts(language, texts, list))
    : loadNamespace(language, texts);
  requested[language].set(texts, loading);
  loading.catch(() => requested[language].delete(texts));
  return loading;
}

const isPage = (texts: Texts): texts is PageName => texts.startsWith('page:');

/** Loads texts without switching the language. */
export async function loadTexts(language: Language, texts: readonly Texts[]): Promise<void> {
  await Promise.all(texts.map(one => loadOnce(language, one)));
}

/** What has been requested in a language besides the texts of pages, which each page requests again. */
const namespacesIn = (language: Language) => [...requested[language].keys()].filter(texts => !isPage(texts));

/**
 * Loads texts and shows the language, also in parts of pages that were shown in the language before. If
 * another language is requested meanwhile, shows that language instead.
 */
async function showLanguage(language: Language, texts: readonly Texts[]): Promise<void> {
  wanted = language;
  shown = texts;
  await loadTexts(language, [...texts, ...namespacesIn(i18next.language as Language)]);
  if (language !== wanted) return showLanguage(wanted, texts);
  if (i18next.language !== language) await i18next.changeLanguage(language);
  document.documentElement.lang = htmlLang[language];
}

/** Shows a language, with the texts of the page that opens. Texts of pages include those of `ui`. */
export async function loadTranslations(lang: Locale, texts: readonly Texts[]): Promise<void> {
  const withUi: Texts[] = texts.some(isPage) ? [] : ['ui'];
  await showLanguage(languageOf(lang, script), ['common', ...withUi, ...texts]);
}

/**
 * Loads further texts for the page, in the page's language and in the language that the page is changing to.
 */
export async function loadMoreTexts(texts: readonly Texts[]): Promise<void> {
  const languages = new Set([i18next.language as Language, wanted]);
  await Promise.all([...languages].map(language => loadTexts(language, texts)));
}

/** Sets the Chinese script; visible Chinese text changes at once. */
export async function setChineseScript(chosen: Script): Promise<void> {
  rememberScript(chosen);
  if (script === chosen) return;
  script = chosen;
  if (!wanted.startsWith('zh')) return;
  await showLanguage(languageOf('zh', script), shown);
}
