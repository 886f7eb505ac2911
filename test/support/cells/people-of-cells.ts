import { randomUUID } from 'node:crypto';
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { dummyCredentials } from '../../../lib/local/dynamodb/create-table.ts';
import { region } from '../../../lib/local/start-backend.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { type Caller, callerWith } from '../caller.ts';
import { password } from '../clinic.ts';
import type { Cells } from './start-cells.ts';

/** The values of the operator's form that creates an organisation with this slug. */
export const newClinic = (slug: string, email: string) => ({
  kind: 'organization',
  name: `Clinic ${slug}`,
  slug,
  country: 'HK',
  timeZone: 'Asia/Hong_Kong',
  seats: 10,
  endsOn: '2099-12-31',
  modules: ['eye'],
  admin: { fullName: 'Ada Admin', email, locale: 'en', temporaryPassword: password },
});

/** Creates an organisation with an admin, who may also belong to others. @returns the admin */
export async function provisionClinic({ first }: Cells, slug: string, email: string): Promise<string> {
  return (await first.provision(newClinic(slug, email))).personId;
}

export const newEmail = () => `${randomUUID()}@test.example`;

/** Signs a person in once, and returns callers of the API for the person in each of their organisations. */
export async function signInAtFront({ first: { cognito }, api }: Cells, email: string, slug?: string) {
  return signInAt(api, cognito, email, slug);
}

/**
 * Signs a person in. @param api URL of the API of the front (the entry for all cells), or of a single cell
 */
export async function signInAt(
  api: string,
  cognito: Cells['first']['cognito'],
  email: string,
  slug: string | undefined,
) {
  const pool = new CognitoIdentityProviderClient({
    ...{ endpoint: cognito.endpoint, region, credentials: dummyCredentials },
  });
  const chosen = { UserPoolId: cognito.userPoolId, Username: email, Password: password, Permanent: true };
  await pool.send(new AdminSetUserPasswordCommand(chosen));
  pool.destroy();
  const { data } = await callerWith(api, {}).call(account.login, {
    ...{ email, password, organizationSlug: slug },
  });
  const authorization = `Bearer ${data.token.token}`;
  return {
    /** The person's caller without an organisation. */
    bare: callerWith(api, { authorization }),
    in: (organization: string): Caller => callerWith(api, { authorization, 'x-organization': organization }),
  };
}
