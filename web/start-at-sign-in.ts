import { matchRoutes } from 'react-router';
import { type Route, routes as table } from '../shared/routes.ts';
import { routes } from './routes.tsx';
import { signInAddress } from './session/addresses.ts';
import { authTokenName } from './session/auth-token-guard.ts';
import { holdsTokens } from './session/token-store.ts';

/**
 * Somebody who holds no token begins at sign-in: the router loads pages beside their guards, and theirs
 * would be loaded in vain. A token in the address is a guard's to look at.
 */
export function startAtSignIn(): void {
  if (holdsTokens() || new URLSearchParams(location.search).has(authTokenName)) return;
  const id = matchRoutes(routes, location)?.at(-1)?.route.id ?? '';
  const name = id.slice(id.indexOf('/') + 1);
  if (name in table && !isPublic(name as keyof typeof table)) {
    history.replaceState(null, '', signInAddress(location.href));
  }
}

const isPublic = (name: keyof typeof table) => (table[name] as Route).who.includes('public');
