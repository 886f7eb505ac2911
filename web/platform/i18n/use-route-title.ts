import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../routing/use-page-name.ts';
import { loadTranslations } from './translations.ts';
import { useLocale } from './use-locale.ts';
import { usePageTitle } from './use-page-title.ts';
import type { TextKey } from './use-text.ts';

/**
 * Sets the document title to the name of the page only. Used by pages about a child, because browser
 * histories store titles and other people may read them.
 * @param title text of the feature, for a page without a title in the catalogue of pages
 */
export function useRouteTitle(title?: TextKey): void {
  const name = usePageName();
  const lang = useLocale();
  const { i18n } = useTranslation();
  const [isLoaded, setLoaded] = useState(i18n.hasResourceBundle(i18n.language, 'pages'));
  useEffect(() => {
    loadTranslations(lang, ['pages']).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [lang]);
  usePageTitle(isLoaded && name ? i18n.t(title ?? (`pages:${name}` as TextKey)) : '');
}
