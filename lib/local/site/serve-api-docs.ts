import { type ApiOperation, apiOperations } from '../../../shared/contract.ts';
import { fhirTag } from '../../../shared/fhir-openapi.ts';
import { openApi } from '../../../shared/openapi.ts';
import type { RequestHandler } from '../serve.ts';
import { fhirSection } from './fhir-docs.ts';

/** Serves the page about the API at `/api/docs` (only locally). All other requests are passed on to `api`. */
export function withApiDocs(version: string, api: RequestHandler): RequestHandler {
  let made: { page: string; json: string } | undefined;
  const make = () => {
    const document = openApi(version);
    return { page: apiDocsPage(document), json: JSON.stringify(document) };
  };
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0];
    const isPage = path === '/api/docs' || path === '/api/docs/';
    if (request.method !== 'GET' || (!isPage && path !== '/api/docs/openapi.json'))
      return api(request, response);
    made ??= make();
    response.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'content-security-policy': apiDocsPolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    response.end(isPage ? made.page : made.json);
  };
}

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: { name?: string; in?: string; required?: boolean; schema?: Json; $ref?: string }[];
  requestBody?: { content: Json };
  responses: Record<string, { description: string; content?: Json }>;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: unknown): string => String(value).replace(/[&<>"]/g, sign => escapes[sign] ?? sign);
const code = (value: unknown): string => `<code>${text(value)}</code>`;
const linked = (json: string): string =>
  json.replaceAll(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>');
const schemaBlock = (label: string, schema: unknown): string =>
  `<details><summary>${text(label)}</summary><pre>${linked(text(JSON.stringify(schema, null, 1)))}</pre></details>`;
const schemaOf = (content: Json | undefined): unknown =>
  (content?.['application/json'] as Json | undefined)?.schema;

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
nav ul { columns: 12rem; padding: 0; list-style: none; }
article { margin: 1rem 0; padding: 0.75rem 1rem; border: 1px solid light-dark(#d5cec2, #4a453d); border-radius: 0.75rem; }
h3 { margin: 0; font: 600 1rem ui-monospace, monospace; }
p { margin: 0.25rem 0; }
pre { overflow: auto; max-height: 24rem; font-size: 0.8125rem; }
summary { cursor: pointer; }
a { color: light-dark(#00695c, #5ac2ad); }
.method { display: inline-block; min-width: 4.5rem; }
.soft { color: light-dark(#544e46, #b9b1a4); font-size: 0.875rem; }
`;

/** Content security policy of the page: it allows no scripts, and only the page's own styles. */
const apiDocsPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Renders the OpenAPI document as an HTML page without scripts, with all endpoints by kind of record. */
function apiDocsPage(document: Json): string {
  const byName = new Map(apiOperations.map(call => [call.name, call]));
  const calls = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        tag: operation.tags[0] ?? '',
        html: article(method, path, operation, byName.get(operation.operationId)),
      })),
  );
  /** FHIR endpoints are left out here, because `fhirSection` describes them. */
  const tags = [...new Set(calls.map(({ tag }) => tag))].filter(tag => tag !== fhirTag);
  const sections = tags.map(
    tag =>
      `<section id="${text(tag)}"><h2>${text(tag)}</h2>${calls
        .filter(call => call.tag === tag)
        .map(({ html }) => html)
        .join('')}</section>`,
  );
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  const shared = Object.entries(schemas).map(
    ([name, schema]) => `<div id="schema-${text(name)}">${schemaBlock(name, schema)}</div>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lumitree API</title><style>${style}</style></head><body>
<h1>Lumitree API</h1>
<p>All paths are below ${code('/api')}. Send ${code('Authorization: Bearer …')} with the token that ${code('auth/login')} answers, or with an API key of your organisation, which an admin makes under Organisation, API. A key reads what its scopes say, and of people only what each call names; no key reads restricted cases.</p>
<p>The same as a document for programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Nouns"><ul>${tags.map(tag => `<li><a href="#${text(tag)}">${text(tag)}</a></li>`).join('')}<li><a href="#fhir">FHIR R4</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${sections.join('')}${fhirSection()}<section id="schemas"><h2>Schemas</h2>${shared.join('')}</section></main>
</body></html>`;
}

function article(
  method: string,
  path: string,
  { operationId, summary, description = '', parameters, requestBody, responses }: Operation,
  call: ApiOperation | undefined,
): string {
  const named = parameters.filter(({ name }) => name !== undefined);
  const needs = call?.endpoint.needs ?? '';
  const access =
    needs === 'public'
      ? 'Without a token.'
      : `Needs ${code(needs)}${description ? ', which an API key may have as a scope' : ''}.`;
  const [done] = Object.entries(responses);
  const refusals = Object.entries(responses).slice(1);
  return `<article id="${text(operationId)}"><h3><span class="method">${text(method.toUpperCase())}</span>${text(path)}</h3>
<p>${text(summary)}</p><p class="soft">${access}</p>${description ? `<p class="soft">${text(description).replaceAll(/`(.*?)`/g, '<code>$1</code>')}</p>` : ''}
${named.length > 0 ? `<p class="soft">Takes ${named.map(one => `${code(one.name)} (${text(one.in)}${one.required ? '' : ', optional'})`).join(', ')}</p>` : ''}
${requestBody ? schemaBlock('Body', schemaOf(requestBody.content)) : ''}
${done ? schemaBlock(`Answer ${done[0]}`, schemaOf(done[1].content)) : ''}
<details><summary>Refusals</summary><ul>${refusals.map(([status, { description }]) => `<li>${text(status)}: ${text(description)}</li>`).join('')}</ul></details></article>`;
}
