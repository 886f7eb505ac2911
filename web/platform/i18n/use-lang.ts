import { useTranslation } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { type ParamsArgument, type RouteName, pathFor } from '../../../shared/core/routes.ts';
import { languageOf } from './tongue.ts';

/** The language shown, which is the one the address says. */
export function useLocale(): Locale {
  return useTranslation().i18n.language.startsWith('zh') ? 'zh' : 'en';
}

/** Addresses of pages in the language shown. */
export function useTo() {
  const lang = useLocale();
  return <Name extends RouteName>(name: Name, ...params: ParamsArgument<Name>): string =>
    pathFor(lang, name, ...params);
}

/** How Chinese is written on the page, where it is. */
export function useScript(): Script {
  return useTranslation().i18n.language === languageOf('zh', 'traditional') ? 'traditional' : 'simplified';
}
