import { listen, readBody } from '../../../lib/local/serve.ts';
import { product } from './product.ts';

const scriptName = /([\w.~-]+-[\w-]{7})\.(js|css)\b/g;
const maxBody = 10 * 1024 * 1024;

/**
 * Serves the product at another address, where a test can release a newer build. That build is the same app,
 * but all scripts and style sheets have new names, the old names are gone, and the offline worker is new.
 */
export async function serveReleases() {
  const { web } = product();
  let isReleased = false;
  const server = await listen(async (request, response) => {
    const path = request.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    if (isReleased && isAsset && /\.(js|css)$/.test(path) && !path.includes('.next.')) {
      response.writeHead(404).end();
      return;
    }
    const { host: _, 'accept-encoding': __, connection: ___, ...headers } = request.headers;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await fetch(web + path.replace('.next.', '.'), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(hasBody && { body: new Uint8Array((await readBody(request, maxBody)) ?? []) }),
      redirect: 'manual',
    });
    for (const [name, value] of answer.headers)
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name))
        response.setHeader(name, value);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const isText = /html|javascript|css|json/.test(type) && !path.startsWith('/api/');
    response.writeHead(answer.status);
    if (!isReleased || !isText) response.end(bytes);
    else response.end(renamed(path, bytes.toString()));
  });
  return {
    url: (path: string) => server.endpoint + path,
    release: () => {
      isReleased = true;
    },
    close: server.close,
  };
}

function renamed(path: string, text: string): string {
  const next = text.replaceAll(scriptName, '$1.next.$2');
  if (path === '/offline-worker.js') return `${next}\n// next`;
  if (path !== '/offline-files.json') return next;
  const list = JSON.parse(next);
  return JSON.stringify({ ...list, version: `${list.version}.next` });
}
