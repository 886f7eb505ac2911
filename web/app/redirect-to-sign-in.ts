import { matchRoutes } from 'react-router';
import { type Route, routes as table } from '../../shared/core/routes.ts';
import { authTokenParam } from '../platform/auth/auth-token-guard.ts';
import { isOpenByLink } from '../platform/auth/open-by-link.ts';
import { signInUrl } from '../platform/auth/sign-in-urls.ts';
import { hasTokens } from '../platform/auth/token-store.ts';
import { routes } from './route-objects.tsx';

/**
 * Opens the sign-in page at once if the user has no tokens. Otherwise the router would load the requested
 * page in parallel with its guards, although the user cannot see it. Ignores URLs with a token, because a
 * guard handles them.
 */
export function redirectToSignIn(): void {
  if (hasTokens() || new URLSearchParams(location.search).has(authTokenParam)) return;
  const match = matchRoutes(routes, location)?.at(-1);
  const id = match?.route.id ?? '';
  const name = id.slice(id.indexOf('/') + 1);
  if (!match || !(name in table)) return;
  const route: Route = table[name as keyof typeof table];
  if (!route.roles.includes('public') && !isOpenByLink(route, match.params, location.href)) {
    history.replaceState(null, '', signInUrl(location.href));
  }
}
