import { expect, test } from 'vitest';
import { tokenVerifier } from '../../../functions/platform/identity/verify-token.ts';
import { listen } from '../../../lib/local/serve.ts';
import { openClinic } from '../../support/clinic.ts';
import { openWorld } from '../../support/world.ts';

test('while Cognito’s public keys are unavailable, a valid token is not reported as invalid', async () => {
  const { backend } = await openWorld();
  const { userPoolId, clientIds } = backend.environmentOf('account');
  const { token } = (await openClinic()).admin;
  const isDown = await listen((_, response) => void response.writeHead(500).end('{}'));
  const verifierAt = (cognito: string) =>
    tokenVerifier({ userPoolId, clientIds, standIns: { endpoints: { cognito } } });
  await expect(verifierAt(isDown.endpoint)(token)).rejects.toMatchObject({ code: 'server.busy' });
  await isDown.close();
  await expect(verifierAt(isDown.endpoint)(token)).rejects.toMatchObject({ code: 'server.busy' });
  const verify = verifierAt(backend.cognito.endpoint);
  expect(await verify(token)).toMatchObject({ token_use: 'access' });
  await expect(verify(`${token}x`)).rejects.toMatchObject({ code: 'session.missing' });
});
