import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from '../../shared/fields.ts';
import enCommon from './en/common.json';
import type { Namespace } from './namespaces.ts';
import zhCommon from './zh/common.json';

/** Values of `lang` for browsers and screen readers. */
const htmlLang: Record<Locale, string> = { en: 'en', zh: 'zh-Hans' };

const catalogues = import.meta.glob<Record<string, unknown>>(['./{en,zh}/*.json', '!./*/common.json'], {
  import: 'default',
});

/** Starts i18next with the words that must be there when nothing else could be loaded. */
export function setUpWords(): void {
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

async function loadCatalogue(lang: Locale, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(lang, namespace)) return;
  const load = catalogues[`./${lang}/${namespace}.json`];
  if (load) i18next.addResourceBundle(lang, namespace, await load());
}

/** Loads words and makes their language the one shown. */
export async function speak(lang: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(namespace => loadCatalogue(lang, namespace)));
  if (i18next.language !== lang) await i18next.changeLanguage(lang);
  document.documentElement.lang = htmlLang[lang];
}
