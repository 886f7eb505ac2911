import { demoPassword } from '../../../lib/local/demo/people.ts';
import { product } from './product.ts';

/** An access token, obtained like a program does. */
export async function tokenOf(
  email: string,
  organizationSlug: string,
  password: string = demoPassword,
): Promise<string> {
  const data = await post('auth/login', { email, password, organizationSlug });
  return (data as { token: { token: string } }).token.token;
}

let helen: Promise<string> | undefined;

/** The id of the clinic's first child found by these words. */
export async function caseIdOf(text: string): Promise<string> {
  helen ??= tokenOf('helen@brightwater.example', 'brightwater');
  const found = await post('cases/search', { text, limit: 1 }, { authorization: `Bearer ${await helen}` });
  const [child] = (found as { data: { id: string }[] }).data;
  if (!child) throw new Error(`Nobody is found by ${text}`);
  return child.id;
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${product().api}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { data: unknown }).data;
}
