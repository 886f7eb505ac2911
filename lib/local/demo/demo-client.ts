import { demoPassword } from './people.ts';

/** Calls the product on behalf of a person of the demonstration. */
export interface DemoCaller {
  post: <Answer>(path: string, body: unknown) => Promise<Answer>;
  put: <Answer>(path: string, body: unknown) => Promise<Answer>;
}

/** @param signIn returns a caller for a person of an organisation */
export type MakeDemoRecords = (
  signIn: (email: string, organizationSlug: string) => Promise<DemoCaller>,
) => Promise<void>;

/** The demonstration's records of a feature or noun. */
export interface DemoFeature {
  /** Folders whose records have to be there before. */
  needs?: string[];
  makeRecords: MakeDemoRecords;
}

/** Signs a person in. @param web address of the running product */
export async function signInTo(web: string, email: string, organizationSlug: string): Promise<DemoCaller> {
  const person = { email, password: demoPassword, organizationSlug };
  const { data } = await send<{ data: { token: { token: string } } }>('POST', web, 'auth/login', person);
  const headers = { authorization: `Bearer ${data.token.token}` };
  return {
    post: (path, body) => send('POST', web, path, body, headers),
    put: (path, body) => send('PUT', web, path, body, headers),
  };
}

async function send<Answer>(
  method: 'POST' | 'PUT',
  web: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${web}/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} of the demonstration: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
