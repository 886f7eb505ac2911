import type { IncomingMessage } from 'node:http';
import { readBody } from '../serve.ts';
import { sha256 } from '../sts/signature-v4.ts';
import { verifyChecksums } from './checksum.ts';
import { S3Error } from './s3-error.ts';

/** Maximum size of a body, in bytes. S3 allows 5 GiB, but here bodies are kept in memory. */
const MAX_BODY = 512 * 1024 * 1024;

export async function readUpload(request: IncomingMessage): Promise<Buffer> {
  const body = await readBody(request, MAX_BODY);
  if (!body) throw new S3Error('EntityTooLarge');
  return body;
}

/**
 * Reads the content of a signed request and removes its chunk framing. Checks the content against the signed
 * hash and the checksums in headers and trailers. Ignores checksums in a presigned URL, like S3.
 */
export async function readPayload(request: IncomingMessage, payloadHash: string): Promise<Buffer> {
  const raw = await readUpload(request);
  const { body, trailers } = decodePayload(raw, payloadHash);
  const announced = request.headers['x-amz-decoded-content-length'];
  if (announced !== undefined && Number(announced) !== body.length) throw new S3Error('IncompleteBody');
  verifyChecksums({ ...request.headers, ...trailers }, body);
  return body;
}

function decodePayload(raw: Buffer, payloadHash: string): { body: Buffer; trailers: Record<string, string> } {
  if (payloadHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return decodeChunks(raw);
  if (payloadHash === 'UNSIGNED-PAYLOAD') return { body: raw, trailers: {} };
  if (payloadHash.startsWith('STREAMING-'))
    throw new S3Error('NotImplemented', 'Chunks may not be signed here.');
  if (sha256(raw) !== payloadHash) throw new S3Error('XAmzContentSHA256Mismatch');
  return { body: raw, trailers: {} };
}

/** Decodes `aws-chunked`: each chunk follows its hexadecimal size; trailing headers follow an empty chunk. */
function decodeChunks(raw: Buffer) {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = raw.indexOf('\r\n', position);
    const sizeText = raw.toString('latin1', position, Math.max(lineEnd, position));
    if (!/^[0-9a-f]{1,8}$/i.test(sizeText)) throw new S3Error('IncompleteBody');
    const size = Number.parseInt(sizeText, 16);
    const start = lineEnd + 2;
    if (size === 0) return { body: Buffer.concat(chunks), trailers: parseTrailers(raw.subarray(start)) };
    chunks.push(raw.subarray(start, start + size));
    position = start + size + 2;
  }
}

function parseTrailers(raw: Buffer) {
  const lines = raw.toString('latin1').split('\r\n').filter(Boolean);
  const pairs = lines.map(line => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return Object.fromEntries(pairs);
}
