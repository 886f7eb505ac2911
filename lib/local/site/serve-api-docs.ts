import { openApi } from '../../../shared/openapi.ts';
import type { RequestHandler } from '../serve.ts';
import { apiDocsPage, apiDocsPolicy } from './api-docs-page.ts';

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
