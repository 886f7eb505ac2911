import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Case, CaseFields } from '../../../shared/features/cases/cases/schema.ts';
import { type Backend, region } from '../start-backend.ts';
import { caseOf, type DemoChild, familyIndex, hongKong, oxfordshire } from './child.ts';
import { childrenOfBrightwater } from './children-of-brightwater.ts';
import { childrenOfStMarys } from './children-of-st-marys.ts';
import { demoCommands, demoPassword, demoPeople } from './people.ts';
import { visitsOf } from './visits.ts';

/** Who enters the children of an organisation, in turn. */
const dataEntryStaff: Record<string, string[]> = {
  brightwater: ['helen@brightwater.example', 'mei@brightwater.example', 'leung@brightwater.example'],
  'st-marys': ['tom@stmarys.example', 'margaret@stmarys.example'],
};

/** Makes the demonstration through the product's own Lambdas. @param web address of the running product */
export async function makeDemo(backend: Backend, web: string): Promise<void> {
  for (const command of demoCommands()) await backend.provision(command);
  await setPasswords(backend);
  await createCases(web, 'brightwater', childrenOfBrightwater, hongKong);
  await createCases(web, 'st-marys', childrenOfStMarys, oxfordshire);
  await createVisits(web);
}

/** As if each person had signed in with the password they were sent and kept it. */
async function setPasswords({ cognito }: Backend): Promise<void> {
  const client = new CognitoIdentityProviderClient({
    endpoint: cognito.endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  for (const { email } of demoPeople) {
    await client.send(
      new AdminSetUserPasswordCommand({
        UserPoolId: cognito.userPoolId,
        Username: email,
        Password: demoPassword,
        Permanent: true,
      }),
    );
  }
  client.destroy();
}

async function createCases(
  web: string,
  slug: string,
  children: DemoChild[],
  place: Parameters<typeof caseOf>[1],
): Promise<void> {
  const tokens = await Promise.all((dataEntryStaff[slug] ?? []).map(email => signIn(web, email, slug)));
  const today = new Date().toISOString().slice(0, 10);
  const lines = tokens.map(async (token, clerk) => {
    for (const [index, child] of children.entries()) {
      if (index % tokens.length !== clerk) continue;
      const family = familyIndex(child, children);
      await addCase(web, token, caseOf(child, place, index, family, today));
    }
  });
  await Promise.all(lines);
}

const examinedChildren = 40;
const parallelWriters = 4;

/** Five visits of each of the clinic's first children, entered by its optometrist. */
async function createVisits(web: string): Promise<void> {
  const token = await signIn(web, 'helen@brightwater.example', 'brightwater');
  const headers = { authorization: `Bearer ${token}` };
  const today = new Date().toISOString().slice(0, 10);
  const { data } = await post<{ data: { data: Case[] } }>(
    web,
    'cases/search',
    { limit: examinedChildren },
    headers,
  );
  const children = data.data.entries().toArray();
  const lines = Array.from({ length: parallelWriters }, async (_, lane) => {
    for (const [index, { id, birthDate }] of children) {
      if (index % parallelWriters !== lane || birthDate === null) continue;
      for (const fields of visitsOf(index, birthDate, today)) {
        const path = `cases/${id}/eye-reports`;
        const report = await post<{ data: { id: string } }>(web, path, fields, headers);
        await post(web, `eye-reports/${report.data.id}/finish`, { version: 1 }, headers);
      }
    }
  });
  await Promise.all(lines);
}

async function signIn(web: string, email: string, organizationSlug: string): Promise<string> {
  const person = { email, password: demoPassword, organizationSlug };
  const { data } = await post<{ data: { token: { token: string } } }>(web, 'auth/login', person);
  return data.token.token;
}

const addCase = (web: string, token: string, fields: CaseFields) =>
  post(web, 'cases', fields, { authorization: `Bearer ${token}` });

async function post<Answer>(
  web: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetch(`${web}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} of the demonstration: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
