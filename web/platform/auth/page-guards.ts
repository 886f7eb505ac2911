import { data, replace } from 'react-router';
import { canonicalPath, isTokenShaped } from '../../../shared/core/route-patterns.ts';
import { localizePath, pathFor, type RouteName } from '../../../shared/core/routes.ts';
import { loadTranslations } from '../i18n/translations.ts';
import { staysHere } from '../routing/stays-here.ts';
import { accessTo, isRegistrationUnfinished } from './access.ts';
import type { Guard } from './guard.ts';
import { notFoundError } from './not-found-error.ts';
import { isOpenByLink } from './open-by-link.ts';
import { cachedSession } from './session.ts';

/**
 * Redirects a URL with capitals or a trailing slash to its canonical form. Before that, answers Not Found for
 * a path that could lead to another site.
 */
export const address: Guard =
  () =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (!staysHere(pathname)) throw notFoundError(true);
    const canonical = canonicalPath(pathname);
    if (canonical) throw replace(canonical + search);
  };

/** Pages that users can open before they have finished their registration. */
const allowedWhenUnfinished: ReadonlySet<RouteName | undefined> = new Set([
  'settings',
  'logout',
  'deleteAccount',
  'term',
]);

/** Redirects users to the settings until they have finished their registration. */
export const registration: Guard =
  ({ lang, name, route }) =>
  ({ params, request }) => {
    const session = cachedSession();
    if (isOpenByLink(route, params, request.url)) return;
    if (session && isRegistrationUnfinished(session) && !allowedWhenUnfinished.has(name))
      throw replace(pathFor(lang, 'settings'));
  };

/** Shows Not Found for a page of another role, and No Access without the required module. */
export const access: Guard =
  ({ route }) =>
  ({ params, request }) => {
    const session = cachedSession();
    if (!route || !session || route.roles.includes('public')) return;
    if (isOpenByLink(route, params, request.url)) return;
    const found = accessTo(route, session);
    if (found === 'not-found') throw notFoundError();
    if (found === 'no-access') throw data(null, { status: 403 });
  };

/** Redirects an id of another kind of record to that record's page. Answers Not Found for a malformed id. */
export const record: Guard =
  ({ lang, route }) =>
  async ({ params: { id } }) => {
    if (id === undefined) {
      if (route?.redirectWithoutId) throw replace(localizePath(route.redirectWithoutId, lang));
    } else if (route?.idKinds || route?.isOrganization)
      await (await import('./check-id.ts')).checkId(id, route, lang);
  };

/** Shows Not Found if the token of a QR link is malformed. */
export const qrToken: Guard =
  ({ lang, name }) =>
  async ({ params, request }) => {
    if (name !== 'registerCase' && name !== 'registerCaseShort') return;
    const inQuery = new URL(request.url).searchParams.get('token');
    if (isTokenShaped(params.token ?? inQuery ?? '')) return;
    if (params.token === undefined && inQuery === null) return;
    await loadTranslations(lang, ['shell']);
    throw notFoundError(params.token !== undefined);
  };
