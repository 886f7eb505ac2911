import { readFileSync } from 'node:fs';
import { projectFolder } from '../../lib/build/paths.ts';
import { type IdKind, idPrefixes } from '../../shared/core/ids.ts';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { type NounNames, prefixOf } from './names.ts';

const titles: Record<string, string> = JSON.parse(
  readFileSync(`${projectFolder}web/platform/i18n/en/pages.json`, 'utf8'),
);

/**
 * Whether the central tables have a kind of ids for pages that are still to come. A noun uses it, and it
 * stays when the noun goes.
 */
export function isDeclaredId(kind: string): kind is IdKind {
  return Object.values<Route>(routes).some(({ idKinds = [] }) => idKinds.some(one => one === kind));
}

/** Whether a page is announced: it has a title among the pages before it has a catalogue of its own. */
export function isDeclaredRoute(name: string): name is RouteName {
  return name in routes && name in titles;
}

/** How the ids of a noun begin. */
export function idPrefixOf(names: NounNames): string {
  const { singular } = names;
  return isDeclaredId(singular) ? idPrefixes[singular] : prefixOf(names);
}
