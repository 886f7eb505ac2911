import type { MiddlewareFunction } from 'react-router';
import type { Locale } from '../../../shared/core/fields.ts';
import type { Route, RouteName } from '../../../shared/core/routes.ts';
import type { Texts } from '../i18n/translations.ts';

export interface GuardedPage {
  lang: Locale;
  /** Name and rules of the page's route; undefined for an unknown URL. */
  name?: RouteName;
  route?: Route;
  textsOfPage: () => Promise<readonly Texts[]>;
  /** Called when the session and the texts of the page have loaded. */
  onTexts?: () => void;
}

export type Guard = (page: GuardedPage) => MiddlewareFunction;
