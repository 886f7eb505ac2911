import { demoPassword } from '../../../lib/local/demo/people.ts';
import { product } from './product.ts';

/** Signs in as a script would, and returns the access token. */
export async function tokenOf(
  email: string,
  organizationSlug: string,
  password: string = demoPassword,
): Promise<string> {
  const data = await post('auth/login', { email, password, organizationSlug });
  return (data as { token: { token: string } }).token.token;
}

const tokens = new Map<string, Promise<string>>();

/** The id of the first child of the clinic that a search for these words finds. */
export const caseIdOf = (text: string): Promise<string> => firstIdOf('cases/search', text);

/** The id of the first record that a search in the clinic finds; `search` is the path of the endpoint. */
export async function firstIdOf(
  search: string,
  text = '',
  email = 'helen@brightwater.example',
): Promise<string> {
  const key = `${product().web} ${email}`;
  const token = tokens.get(key) ?? tokenOf(email, 'brightwater');
  tokens.set(key, token);
  const found = await post(search, { text, limit: 1 }, { authorization: `Bearer ${await token}` });
  const [record] = (found as { data: { id: string }[] }).data;
  if (!record) throw new Error(`${search} finds nothing by ${text}`);
  return record.id;
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${product().api}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: unknown }).data;
}
