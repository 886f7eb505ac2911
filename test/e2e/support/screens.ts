import { pathFor, type Route, type RouteName, routes } from '../../../shared/core/routes.ts';
import { callerOf } from './caller-of.ts';
import { exampleIdFor } from './example-ids.ts';

export type Viewer = Route['roles'][number];

/** One person of each role. */
export const viewers = {
  admin: 'helen@brightwater.example',
  superadmin: 'sam@lumitree.example',
  user: 'tom@stmarys.example',
  public: undefined,
} as const satisfies Record<Viewer, string | undefined>;

/** A page, and the role that sees the most content on it. */
export interface Screen {
  who: Viewer;
  findPath: () => Promise<string>;
}

/** Pages that immediately redirect to another page. */
const redirectingPages: RouteName[] = ['logout'];

/** Every page of the product once. */
export const screens: Screen[] = (Object.keys(routes) as RouteName[])
  .filter(name => !redirectingPages.includes(name))
  .map(name => ({ who: viewerOf(routes[name]), findPath: () => pathOf(name) }));

function viewerOf({ roles }: Route): Viewer {
  return (Object.keys(viewers) as Viewer[]).find(one => roles.includes(one)) ?? 'public';
}

async function pathOf(name: RouteName): Promise<string> {
  const route: Route = routes[name];
  const id =
    route.path.includes('{id') && (await exampleIdFor(route, await callerOf(viewers.admin, 'brightwater')));
  return pathFor('en', name as 'registerCase', { ...(id && { id }), token: 'a'.repeat(22) });
}
