import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { publicPages as intake } from '../features/intake/public-pages.ts';
import { publicPages as people } from '../features/people/public-pages.ts';
import type { Page } from '../platform/features/feature.ts';
import { missingPage } from './missing-page.ts';

const pages: { [Name in RouteName]?: Page } = { ...intake, ...people };

/** The page of a public route. The entry bundle contains only these; `prepare-page.ts` loads all others. */
export function publicPageOf(name: RouteName): Page | undefined {
  const { roles }: Route = routes[name];
  return roles.includes('public') ? (pages[name] ?? missingPage) : undefined;
}
