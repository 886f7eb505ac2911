import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashRequest } from '../../../functions/platform/http/hash-request.ts';
import { apiOperations } from '../../../shared/contract.ts';

const event = { requestContext: { http: { method: 'POST' } }, rawPath: '/account' } as Parameters<
  typeof hashRequest
>[1];
const body = JSON.stringify({ password: 'see-and-learn', newPassword: 'see-and-learn' });
const plain = createHash('sha256').update(`POST /account\n${body}`).digest('base64');

test('the stored hash of a request with a password cannot be used to guess the password', async () => {
  const secret = apiOperations.filter(({ endpoint }) =>
    Object.keys(endpoint.input.shape).some(field => /^(new)?password$/i.test(field)),
  );
  const stretched = secret.filter(({ endpoint }) => endpoint.needs !== 'public');
  expect(stretched.length).toBeGreaterThan(3);
  for (const { name, endpoint } of stretched) {
    const hash = await hashRequest(endpoint, event, body, 'key-number-1');
    expect(hash, name).not.toBe(plain);
    expect(await hashRequest(endpoint, event, body, 'key-number-1'), name).toBe(hash);
    expect(await hashRequest(endpoint, event, body, 'key-number-2'), name).not.toBe(hash);
    expect(await hashRequest(endpoint, event, `${body} `, 'key-number-1'), name).not.toBe(hash);
  }
});
