import { expect, test } from 'vitest';
import { listen } from '../../../lib/local/serve.ts';
import { withApiDocs } from '../../../lib/local/site/serve-api-docs.ts';
import { apiOperations } from '../../../shared/contract.ts';
import { fhirTypes } from '../../../shared/core/fhir/search-parameters.ts';

async function ask(path: string, method = 'GET') {
  const server = await listen(
    withApiDocs('1.2.3', (_, response) => {
      response.writeHead(418).end();
    }),
  );
  try {
    const answer = await fetch(server.endpoint + path, { method });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  } finally {
    await server.close();
  }
}

test('the page that documents the API lists every endpoint, contains no script and loads no other file', async () => {
  const { status, headers, text } = await ask('/api/docs');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const { name } of apiOperations) expect(text, name).toContain(`<article id="${name}">`);
  expect(text).not.toMatch(/<script|<link|<img|src=|https?:\/\//);
  expect(text).toContain('<code>case:read</code>, which an API key may have as a scope');
  expect(text).not.toContain('<code>case:change</code>, which');
});

test('the API page lists every FHIR type with its scopes and parameters', async () => {
  const { text } = await ask('/api/docs');
  for (const type of Object.keys(fhirTypes)) expect(text, type).toContain(`<article id="fhir-${type}">`);
  expect(text).toContain(
    'Needs <code>eye:read</code> or <code>screening:read</code>. Search by <code>_id</code>',
  );
});

test('every link within the API page has a target', async () => {
  const { text } = await ask('/api/docs/');
  const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(20);
  for (const id of targets) expect(text).toContain(` id="${id}"`);
});

test('the OpenAPI document is served beside the API page, and all other paths go to the API', async () => {
  expect(JSON.parse((await ask('/api/docs/openapi.json')).text)).toMatchObject({
    openapi: '3.1.0',
    info: { version: '1.2.3' },
  });
  for (const [path, method] of [
    ['/api/docs', 'POST'],
    ['/api/docs/other', 'GET'],
    ['/api/cases/case_1', 'GET'],
  ])
    expect((await ask(path as string, method)).status).toBe(418);
});
