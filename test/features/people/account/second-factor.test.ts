import type { Context } from 'aws-lambda';
import { expect, test } from 'vitest';
import { createAccountLambda } from '../../../../functions/lambdas/account.ts';
import type { CallEvent } from '../../../../functions/platform/http/call-event.ts';
import { originSecret } from '../../../../lib/local/start-backend.ts';
import { originHeader } from '../../../../shared/core/origin-header.ts';
import { openClinic, openSuperadmin } from '../../../support/clinic.ts';
import { addSecondFactor, signInToPool } from '../../../support/user-pool.ts';
import { openWorld } from '../../../support/world.ts';

/**
 * Opens the platform or an organisation, with the setting that platform administrators need a second factor.
 */
async function open(token: string, organizationSlug?: string) {
  const { backend, now } = await openWorld();
  const account = createAccountLambda(
    { ...backend.environmentOf('account'), superadminSecondFactor: true },
    now,
  );
  const path = '/api/auth/login';
  const event = {
    routeKey: `POST ${path}`,
    rawPath: path,
    rawQueryString: '',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      [originHeader]: originSecret,
    },
    body: JSON.stringify({ ...(organizationSlug && { organizationSlug }) }),
    requestContext: { requestId: 'request-1', http: { method: 'POST', path, sourceIp: '10.0.0.9' } },
  };
  const answer = await account(event as unknown as CallEvent, {} as Context);
  return { status: answer.statusCode, body: JSON.parse(answer.body ?? '{}') as object };
}

test('a platform administrator who lacks the required second factor cannot open the platform', async () => {
  const { person } = await openSuperadmin();
  const { accessToken } = await signInToPool(person);
  expect(await open(accessToken)).toMatchObject({
    status: 403,
    body: { error: { code: 'sign-in.second-factor-needed' } },
  });
});

test('a platform administrator with a second factor can open the platform', async () => {
  const { person } = await openSuperadmin();
  const { accessToken } = await signInToPool(person);
  await addSecondFactor(person);
  expect(await open(accessToken)).toMatchObject({ status: 200, body: { data: { organization: null } } });
});

test('users who are not platform administrators can sign in without a second factor', async () => {
  const { admin, slug } = await openClinic();
  const { accessToken } = await signInToPool(admin.person);
  expect((await open(accessToken, slug)).status).toBe(200);
});
