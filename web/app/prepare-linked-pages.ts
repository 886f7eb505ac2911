import { matchRoutes } from 'react-router';
import { localizePath, type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { localeOf } from '../platform/auth/sign-in-urls.ts';
import { deviceScript, languageOf } from '../platform/i18n/language.ts';
import { loadTexts } from '../platform/i18n/translations.ts';
import { preparePage, textsOf } from './prepare-page.ts';

/**
 * Time that the pointer or focus must stay on a link before its page is loaded, so that passing over links
 * loads nothing.
 */
const restMs = 80;

/** Events that show that the user is about to follow a link. */
const approaches = ['pointerover', 'touchstart', 'focusin'] as const;

const table = Object.entries<Route>(routes).map(([id, { path, roles }]) => ({
  id,
  path: path.replaceAll(/\{(\w+\??)\}/g, ':$1'),
  caseSensitive: true,
  isPublic: roles.includes('public'),
}));

/**
 * Loads the code and texts of a linked page as soon as the user is about to follow the link. Loads no data,
 * because each read of a child's record is audited.
 */
export function prepareLinkedPages(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const approach = ({ target, type }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin) return;
    timer = setTimeout(() => void prepare(link.pathname), type === 'touchstart' ? 0 : restMs);
  };
  for (const type of approaches) document.addEventListener(type, approach, { passive: true });
}

/** Loads a page's code and texts. Ignores failures, because following the link loads the page again. */
async function prepare(pathname: string): Promise<void> {
  const [found] = matchRoutes(table, localizePath(pathname, 'en')) ?? [];
  if (!found || found.route.isPublic) return;
  const name = found.route.id as RouteName;
  const language = languageOf(localeOf(pathname), deviceScript());
  await Promise.all([preparePage(name), loadTexts(language, textsOf(name))]).catch(() => undefined);
}
