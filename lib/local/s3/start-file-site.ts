import { request as send } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileHeaders } from '../../cloud/file-headers.ts';
import { type HttpServer, listen } from '../serve.ts';

/** Serves links to stored files: forwards requests to the bucket, and adds the same headers as CloudFront. */
export function startFileSite(bucket: string): Promise<HttpServer> {
  const { host } = new URL(bucket);
  return listen(async (request, response) => {
    for (const [name, value] of Object.entries(fileHeaders)) response.setHeader(name, value);
    const { method = '', url = '/', headers } = request;
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) {
      response.writeHead(403).end();
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const passedOn = send(`${bucket}${url}`, { method, headers: { ...headers, host } }, answer => {
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...fileHeaders });
        pipeline(answer, response).then(resolve, reject);
      });
      passedOn.on('error', reject).end();
    });
  });
}
