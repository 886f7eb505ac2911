import i18next from 'i18next';
import type { RouteObject } from 'react-router';
import type { Locale } from '../../shared/core/fields.ts';
import enParts from '../platform/i18n/en/parts.json';
import { speak } from '../platform/i18n/words.ts';
import zhParts from '../platform/i18n/zh/parts.json';
import { PartsPage } from './parts.page.tsx';
import { PartsFormPage } from './parts-form.page.tsx';
import { PartsFrame } from './parts-frame.tsx';
import { PartsListPage } from './parts-list.page.tsx';

const words = { en: enParts, zh: zhParts };

function partsIn(lang: Locale): RouteObject {
  return {
    path: lang === 'zh' ? '/zh/_parts' : '/_parts',
    middleware: [
      async () => {
        await speak(lang, ['errors', 'validation']);
        i18next.addResourceBundle(i18next.language, 'parts', words[lang]);
      },
    ],
    HydrateFallback: () => null,
    Component: PartsFrame,
    children: [
      { index: true, Component: PartsPage },
      { path: 'list', Component: PartsListPage },
      { path: 'form', Component: PartsFormPage },
    ],
  };
}

/** Every part of the interface in each of its states. No visitor gets here: development only. */
export const partsRoutes: RouteObject[] = [partsIn('en'), partsIn('zh')];
