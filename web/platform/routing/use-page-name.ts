import { useMatches } from 'react-router';
import type { RouteName } from '../../../shared/core/routes.ts';

export interface PageHandle {
  page: RouteName;
}

/** The name of the current route; undefined for an unknown URL. */
export function usePageName(): RouteName | undefined {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.page;
}
