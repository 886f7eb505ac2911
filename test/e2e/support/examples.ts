import { demoPassword } from '../../../lib/local/demo/people.ts';
import { type IdKind, idLength, idPrefixes } from '../../../shared/core/ids.ts';
import type { Route } from '../../../shared/core/routes.ts';
import { product } from './product.ts';

/** The calls that list records of a kind; the first of them is the example. */
const lists: Partial<Record<IdKind, string>> = {
  case: 'cases/search',
  eyeReport: 'eye-reports/search',
  screening: 'screenings/search',
};

/** An access token, as a program gets one. */
export async function tokenOf(
  email: string,
  organizationSlug: string,
  password: string = demoPassword,
): Promise<string> {
  const data = await post('auth/login', { email, password, organizationSlug });
  return (data as { token: { token: string } }).token.token;
}

/** The id of a record that somebody may open on this page; nothing for a page without one. */
export async function exampleIdFor(
  { path, idKinds }: Route,
  authorization: string,
): Promise<string | undefined> {
  if (!path.includes('{id}')) return undefined;
  const [kind] = idKinds ?? [];
  const list = kind && lists[kind];
  if (!list) throw new Error(`No example of what ${path} shows: say here which call lists them`);
  const { data } = (await post(list, {}, { authorization })) as { data: { id: string }[] };
  return data[0]?.id;
}

let helen: Promise<string> | undefined;

/** The id of the child of the clinic whom these words find first. */
export async function caseIdOf(text: string): Promise<string> {
  helen ??= tokenOf('helen@brightwater.example', 'brightwater');
  const found = await post('cases/search', { text, limit: 1 }, { authorization: `Bearer ${await helen}` });
  const [child] = (found as { data: { id: string }[] }).data;
  if (!child) throw new Error(`Nobody is found by ${text}`);
  return child.id;
}

/** What stands for `{id}` in the address of a page: a record that may be opened, else an id of the right kind. */
export async function idFor(route: Route, authorization: string): Promise<string> {
  const [kind] = route.idKinds ?? [];
  if (route.isOrganization || !kind) return 'brightwater';
  return (
    (lists[kind] && (await exampleIdFor(route, authorization))) ??
    `${idPrefixes[kind]}_${'0'.repeat(idLength(kind))}`
  );
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${product().api}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: unknown }).data;
}
