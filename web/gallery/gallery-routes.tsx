import i18next from 'i18next';
import type { RouteObject } from 'react-router';
import type { Locale } from '../../shared/core/fields.ts';
import { localizePath } from '../../shared/core/routes.ts';
import enParts from '../platform/i18n/en/parts.json';
import { loadTranslations } from '../platform/i18n/translations.ts';
import zhParts from '../platform/i18n/zh/parts.json';
import { GalleryPage } from './gallery.page.tsx';
import { GalleryFormPage } from './gallery-form.page.tsx';
import { GalleryLayout } from './gallery-layout.tsx';
import { GalleryListPage } from './gallery-list.page.tsx';

const translations = { en: enParts, zh: zhParts };

function galleryRoute(lang: Locale): RouteObject {
  return {
    path: localizePath('/_parts', lang),
    middleware: [
      async () => {
        await loadTranslations(lang, ['errors', 'validation']);
        i18next.addResourceBundle(i18next.language, 'parts', translations[lang]);
      },
    ],
    HydrateFallback: () => null,
    Component: GalleryLayout,
    children: [
      { index: true, Component: GalleryPage },
      { path: 'list', Component: GalleryListPage },
      { path: 'form', Component: GalleryFormPage },
    ],
  };
}

/** Pages that show every component in all its states; in development only. */
export const galleryRoutes: RouteObject[] = [galleryRoute('en'), galleryRoute('zh')];
