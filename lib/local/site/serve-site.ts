import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { cacheControl, securityHeaders } from '../../cloud/site-headers.ts';
import { resolveSitePath as pickFile } from '../../cloud/site-routing.ts';
import type { RequestHandler } from '../serve.ts';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const compressibleTypes = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

export interface SiteOptions {
  folder: string;
  config: () => unknown;
  cspSources: { connect: string[]; images: string[] };
}

/**
 * Serves the built web app like CloudFront: with the same headers, files and statuses. Redirects `localhost`
 * to 127.0.0.1, because the other stand-ins accept pages of one origin only, as the buckets in AWS do.
 */
export function serveSite({ folder, config, cspSources }: SiteOptions): RequestHandler {
  const compressedFiles = new Map<string, Promise<Buffer>>();
  const headers = securityHeaders(cspSources);
  return async (request, response) => {
    const path = pathOf(request.url ?? '/');
    const { file, status } = path === undefined ? { file: '/not-found.html', status: 404 } : pickFile(path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const [host, port] = (request.headers.host ?? '').split(':');
    if (host === 'localhost') {
      response.writeHead(307, { location: `http://127.0.0.1:${port}${request.url}` }).end();
      return;
    }
    if (path === '/config.json') {
      response.writeHead(200, { 'content-type': types['.json'], 'cache-control': 'no-cache' });
      response.end(JSON.stringify(config()));
      return;
    }
    const content = await readSafely(folder, file);
    if (!content) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const extension = extname(file);
    response.setHeader('content-type', types[extension] ?? 'application/octet-stream');
    response.setHeader('cache-control', cacheControl(file));
    response.setHeader('vary', 'Accept-Encoding');
    const encoding = compressibleTypes.has(extension)
      ? preferredEncoding(request.headers['accept-encoding'])
      : undefined;
    if (encoding) response.setHeader('content-encoding', encoding);
    const body = encoding ? await compress(compressedFiles, file, content, encoding) : content;
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  };
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

async function readSafely(folder: string, file: string): Promise<Buffer | undefined> {
  const path = normalize(join(folder, file));
  if (!path.startsWith(folder + sep) || path.includes('\0')) return undefined;
  return readFile(path).catch(() => undefined);
}

function preferredEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '');
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined;
}

/** Compresses a file; files that never change are compressed once. */
function compress(
  packed: Map<string, Promise<Buffer>>,
  file: string,
  content: Buffer,
  encoding: Encoding,
): Promise<Buffer> {
  const name = `${encoding} ${file}`;
  const known = packed.get(name);
  if (known) return known;
  const made = compressors[encoding](content);
  if (file.startsWith('/assets/')) packed.set(name, made);
  return made;
}
