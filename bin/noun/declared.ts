import { readFileSync } from 'node:fs';
import { projectFolder } from '../../lib/build/paths.ts';
import { type IdKind, idPrefixes } from '../../shared/core/ids.ts';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { type NounNames, prefixOf, variableOf } from './names.ts';

const titles: Record<string, string> = JSON.parse(
  readFileSync(`${projectFolder}web/platform/i18n/en/pages.json`, 'utf8'),
);

/**
 * Whether the central tables already have an id kind for a planned page. The new noun uses this id kind;
 * removing the noun keeps the id kind.
 */
export function isDeclaredId(kind: string): kind is IdKind {
  return Object.values<Route>(routes).some(({ idKinds = [] }) => idKinds.some(one => one === kind));
}

/** Whether a page already has a route and a title, but no text catalogue of its own. */
export function isDeclaredRoute(name: string): name is RouteName {
  return name in routes && name in titles;
}

/** Prefix of a noun's ids. */
export function idPrefixOf(names: NounNames): string {
  const kind = variableOf(names.singular);
  return isDeclaredId(kind) ? idPrefixes[kind] : prefixOf(names);
}
