import { useTranslation } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { type ParamsArgument, type RouteName, to } from '../../../shared/core/routes.ts';
import { tongueOf } from './tongue.ts';

/** The language shown, which is the one the address says. */
export function useLang(): Locale {
  return useTranslation().i18n.language.startsWith('zh') ? 'zh' : 'en';
}

/** Addresses of pages in the language shown. */
export function useTo() {
  const lang = useLang();
  return <Name extends RouteName>(name: Name, ...params: ParamsArgument<Name>): string =>
    to(lang, name, ...params);
}

/** How Chinese is written on the page, where it is. */
export function useScript(): Script {
  return useTranslation().i18n.language === tongueOf('zh', 'traditional') ? 'traditional' : 'simplified';
}
