import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale, Script } from '../../../shared/core/fields.ts';
import { type LanguageTag, languageTag } from '../../../shared/core/languages.ts';
import { type ParamsArgument, pathFor, type RouteName } from '../../../shared/core/routes.ts';
import { languageOf } from './language.ts';

export function useLocale(): Locale {
  return useTranslation().i18n.language.startsWith('zh') ? 'zh' : 'en';
}

/** Returns a function that builds paths in the current locale. */
export function useTo() {
  const lang = useLocale();
  return useCallback(
    <Name extends RouteName>(name: Name, ...params: ParamsArgument<Name>): string =>
      pathFor(lang, name, ...params),
    [lang],
  );
}

export const useLanguage = (): LanguageTag => languageTag(useLocale(), useScript());

export function useScript(): Script {
  return useTranslation().i18n.language === languageOf('zh', 'traditional') ? 'traditional' : 'simplified';
}
