import { data, replace } from 'react-router';
import type { Locale } from '../../../shared/core/fields.ts';
import { canonicalPath, isTokenShaped, ownPageOf } from '../../../shared/core/route-patterns.ts';
import { inLanguage, type Route, type RouteName, to } from '../../../shared/core/routes.ts';
import { speak } from '../i18n/words.ts';
import { accessTo, isUnfinished } from './access.ts';
import type { Guard } from './guards.ts';
import { isOpenByLink } from './open-by-link.ts';
import { knownSession } from './session.ts';

/** Thrown in place of a page. `isUnknownAddress`: the address is none of this product. */
const missing = (isUnknownAddress = false) => data({ isUnknownAddress }, { status: 404 });

/** An address in other letters, or with a slash at its end, goes to the one the table says. */
export const address: Guard =
  () =>
  ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(pathname);
    if (canonical) throw replace(canonical + search);
  };

/** Where somebody may go before their registration is finished, beside settings. */
const reachable: ReadonlySet<RouteName | undefined> = new Set([
  'settings',
  'logout',
  'deleteAccount',
  'term',
]);

/** Until the registration is finished every way leads to settings. */
export const registration: Guard =
  ({ lang, name, route }) =>
  ({ params, request }) => {
    const session = knownSession();
    if (isOpenByLink(route, params, request.url)) return;
    if (session && isUnfinished(session) && !reachable.has(name)) throw replace(to(lang, 'settings'));
  };

/** A page that is not for somebody's role is, for them, not there; a module may still be missing. */
export const access: Guard =
  ({ route }) =>
  ({ params, request }) => {
    const session = knownSession();
    if (!route || !session || route.who.includes('public')) return;
    if (isOpenByLink(route, params, request.url)) return;
    const found = accessTo(route, session);
    if (found === 'not-found') throw missing();
    if (found === 'no-access') throw data(null, { status: 403 });
  };

/** The id says what it is of: something else has its own page, and nonsense has none. */
export const record: Guard =
  ({ lang, route }) =>
  async ({ params: { id } }) => {
    if (id === undefined) {
      if (route?.withoutId) throw replace(inLanguage(route.withoutId, lang));
    } else if (route?.ids) await checkKind(id, route.ids, lang);
    else if (route?.isOrganization) await checkOrganization(id);
  };

async function checkKind(id: string, wanted: NonNullable<Route['ids']>, lang: Locale): Promise<void> {
  const { Id, kindOf } = await import('../../../shared/core/ids.ts');
  const kind = kindOf(id);
  if (!kind || !Id(kind).safeParse(id).success) throw missing();
  if (wanted.includes(kind)) return;
  const ownPage = ownPageOf(kind);
  throw ownPage ? replace(to(lang, ownPage, { id })) : missing();
}

async function checkOrganization(id: string): Promise<void> {
  const { Slug } = await import('../../../shared/core/fields.ts');
  const own = knownSession()?.organization?.id;
  if (!Slug.safeParse(id).success || (own !== undefined && own !== id)) throw missing();
}

/** What stands where a QR link has its token, but cannot be one, was never an address. */
export const qrToken: Guard =
  ({ lang, name }) =>
  async ({ params, request }) => {
    if (name !== 'registerCase' && name !== 'registerCaseShort') return;
    const inQuery = new URL(request.url).searchParams.get('token');
    if (isTokenShaped(params.token ?? inQuery ?? '')) return;
    if (params.token === undefined && inQuery === null) return;
    await speak(lang, ['shell']);
    throw missing(params.token !== undefined);
  };
