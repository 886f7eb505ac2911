import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../routing/use-page-name.ts';
import type { Language } from './language.ts';
import { loadTexts } from './translations.ts';
import { usePageTitle } from './use-page-title.ts';
import type { TextKey } from './use-text.ts';

/**
 * Sets the document title to the name of the page only. Used by pages about a child, because browser
 * histories store titles and other people may read them.
 * @param title text of the feature, for a page without a title in the catalogue of pages
 */
export function useRouteTitle(title?: TextKey): void {
  const name = usePageName();
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [isLoaded, setLoaded] = useState(i18n.hasResourceBundle(language, 'pages'));
  useEffect(() => {
    loadTexts(language, ['pages']).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [language]);
  usePageTitle(isLoaded && name ? i18n.t(title ?? (`pages:${name}` as TextKey)) : '');
}
