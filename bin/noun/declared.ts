import { readFileSync } from 'node:fs';
import { projectFolder } from '../../lib/build/paths.ts';
import { type IdKind, idPrefixes } from '../../shared/core/ids.ts';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { type NounNames, prefixOf, variableOf } from './names.ts';

const titles: Record<string, string> = JSON.parse(
  readFileSync(`${projectFolder}web/platform/i18n/en/pages.json`, 'utf8'),
);

/**
 * Whether the list of routes already contains a planned page whose records have ids of this kind. If so, `npm
 * run new` uses that kind of id, and `--remove` keeps it.
 */
export function isDeclaredId(kind: string): kind is IdKind {
  return Object.values<Route>(routes).some(({ idKinds = [] }) => idKinds.some(one => one === kind));
}

/** Whether a planned page (one that is not built yet) already has a route and a title. */
export function isDeclaredRoute(name: string): name is RouteName {
  return name in routes && name in titles;
}

export function idPrefixOf(names: NounNames): string {
  const kind = variableOf(names.singular);
  return isDeclaredId(kind) ? idPrefixes[kind] : prefixOf(names);
}
