import type { Role } from '../../../shared/core/permissions.ts';
import { routes } from '../../../shared/core/routes.ts';
import type { NavigationItem, PageEntry, PlacedEntry } from '../../platform/features/menu-entries.ts';
import { features } from '../features.ts';

export const navigation: readonly NavigationItem[] = features.flatMap(feature => feature.navigation ?? []);

export const isPageFor =
  (role: Role) =>
  ({ page }: Pick<PageEntry, 'page'>): boolean =>
    (routes[page].roles as readonly string[]).includes(role);

const headerLinks = features.flatMap(feature => feature.headerLinks ?? []);

/** Links in the header for a role; on phones they are in the drawer. */
export const headerLinksFor = (role: Role): PlacedEntry[] => headerLinks.filter(isPageFor(role));

export const listStrip = features.flatMap(feature => feature.listStrip ?? []);

/**
 * `aria-current` of an entry on a path (without locale): its own page, or another page that belongs to it.
 */
export function currentAt(entry: PlacedEntry, path: string): 'page' | 'true' | undefined {
  if (!isActive(entry, path)) return undefined;
  return path === routes[entry.page].path ? 'page' : 'true';
}

/** Whether an entry is marked as current on a path (without locale). */
export function isActive(
  { activePaths, otherPaths = [] }: Pick<PlacedEntry, 'activePaths' | 'otherPaths'>,
  path: string,
): boolean {
  const deepest = (places: readonly string[]) =>
    Math.max(
      0,
      ...places.filter(place => path === place || path.startsWith(`${place}/`)).map(({ length }) => length),
    );
  return deepest(activePaths) > deepest(otherPaths);
}

/** Whether the current URL contains all parameters of a tab's URL; others, such as filters, are ignored. */
export function isWithin(part: string, search: string): boolean {
  const current = new URLSearchParams(search);
  return [...new URLSearchParams(part)].every(([name, value]) => current.get(name) === value);
}

/** The list, other than the entry's own, to which a path (without locale) in the entry's section belongs. */
export function listWithin(entry: PlacedEntry, path: string, search: string) {
  if (!isActive(entry, path)) return undefined;
  const lists = listStrip.filter(
    ({ page }) => page !== entry.page && isActive({ activePaths: [routes[page].path] }, path),
  );
  const part = lists.find(list => list.search && isWithin(list.search, search));
  return part ?? lists.find(list => !list.search);
}
