import { matchRoutes } from 'react-router';
import { type Route, routes as table } from '../../shared/core/routes.ts';
import { authTokenParam } from '../platform/auth/auth-token-guard.ts';
import { isOpenByLink } from '../platform/auth/open-by-link.ts';
import { signInUrl } from '../platform/auth/sign-in-urls.ts';
import { hasTokens } from '../platform/auth/token-store.ts';
import { routes } from './route-objects.tsx';

/**
 * Starts at the sign-in page without a token, because the router would load the page in parallel with its
 * guards for nothing. A token in the URL is handled by a guard.
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
