import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import enCommon from './en/common.json';
import type { Namespace } from './namespaces.ts';
import { rememberScript, scriptOfDevice, type Tongue, tongueOf } from './tongue.ts';
import zhCommon from './zh/common.json';

/** Values of `lang` for browsers and screen readers. */
const htmlLang: Record<Tongue, string> = { en: 'en', zh: 'zh-Hans', 'zh-Hant-HK': 'zh-Hant-HK' };

type Catalogue = Record<string, unknown>;

/** Those of a page; the parts page, which no visitor sees, brings its own. */
const written = import.meta.glob<Catalogue>(['./{en,zh}/*.json', '!./*/{common,parts}.json'], {
  import: 'default',
});

/** Made from the Simplified ones when the web is built. */
const converted = import.meta.glob<Catalogue>(['./zh/*.json', '!./zh/parts.json'], {
  query: '?traditional',
  import: 'default',
});

let script: Script = scriptOfDevice();

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

async function loadCatalogue(tongue: Tongue, namespace: Namespace): Promise<void> {
  if (i18next.hasResourceBundle(tongue, namespace)) return;
  const load =
    tongue === 'zh-Hant-HK' ? converted[`./zh/${namespace}.json`] : written[`./${tongue}/${namespace}.json`];
  if (load) i18next.addResourceBundle(tongue, namespace, await load());
}

async function show(tongue: Tongue, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map(namespace => loadCatalogue(tongue, namespace)));
  if (i18next.language !== tongue) await i18next.changeLanguage(tongue);
  document.documentElement.lang = htmlLang[tongue];
}

/** Loads words and makes their language the one shown. */
export async function speak(lang: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await show(tongueOf(lang, script), ['common', 'ui', ...namespaces]);
}

/** Says how Chinese is written from now on; what is on the screen in Chinese changes at once. */
export async function writeChineseIn(wanted: Script): Promise<void> {
  rememberScript(wanted);
  if (script === wanted) return;
  script = wanted;
  const shown = i18next.language;
  if (!shown?.startsWith('zh')) return;
  const namespaces = Object.keys(i18next.getDataByLanguage(shown) ?? {}) as Namespace[];
  await show(tongueOf('zh', script), namespaces);
}
