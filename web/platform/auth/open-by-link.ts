import type { Params } from 'react-router';
import type { Route } from '../../../shared/core/routes.ts';

/** Whether the address carries a link that the page opens by, whoever has it. The server judges the link. */
export function isOpenByLink(route: Route | undefined, params: Params, address: string): boolean {
  const name = route?.publicVia;
  return name !== undefined && params.id === undefined && new URL(address).searchParams.has(name);
}
