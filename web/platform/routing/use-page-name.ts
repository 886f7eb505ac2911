import { useMatches } from 'react-router';
import type { RouteName } from '../../../shared/core/routes.ts';

/** What a route of the router says of itself. */
export interface PageHandle {
  page: RouteName;
}

/** The page shown, by its name in the table; none for an address that is not in it. */
export function usePageName(): RouteName | undefined {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.page;
}
