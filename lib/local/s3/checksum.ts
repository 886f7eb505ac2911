import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

const ALGORITHMS: Record<string, (body: Buffer) => string> = {
  'content-md5': body => createHash('md5').update(body).digest('base64'),
  'x-amz-checksum-crc32': crc32Of,
  'x-amz-checksum-sha1': body => createHash('sha1').update(body).digest('base64'),
  'x-amz-checksum-sha256': body => createHash('sha256').update(body).digest('base64'),
};

const NOT_CHECKSUMS = ['x-amz-checksum-algorithm', 'x-amz-checksum-mode', 'x-amz-checksum-type'];

/** Base64 of the CRC32 in big-endian order, as in S3. */
export function crc32Of(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

/** Checks the checksums in headers, trailers or form fields. Rejects unknown kinds of checksums. */
export function verifyChecksums(fields: Record<string, string | string[] | undefined>, body: Buffer): void {
  for (const [name, value] of Object.entries(fields)) {
    const isChecksum = name === 'content-md5' || name.startsWith('x-amz-checksum-');
    if (!isChecksum || NOT_CHECKSUMS.includes(name)) continue;
    const algorithm = ALGORITHMS[name];
    if (!algorithm) throw new S3Error('NotImplemented', `${name} is not supported here.`);
    if (algorithm(body) !== value)
      throw new S3Error('BadDigest', `${name} is not that of the content received.`);
  }
}
