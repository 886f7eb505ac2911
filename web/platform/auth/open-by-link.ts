import type { Params } from 'react-router';
import type { Route } from '../../../shared/core/routes.ts';

/** Whether the URL contains a link token that opens the page to anybody. The server checks the token. */
export function isOpenByLink(route: Route | undefined, params: Params, address: string): boolean {
  const name = route?.publicVia;
  return name !== undefined && params.id === undefined && new URL(address).searchParams.has(name);
}
