import { request as send } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileHeaders } from '../../cloud/file-headers.ts';
import { type HttpServer, listen } from '../serve.ts';

/** Answers links to stored files: forwards them to the bucket, and adds the headers that CloudFront adds. */
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
