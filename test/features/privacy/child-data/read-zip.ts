import { crc32, inflateRawSync } from 'node:zlib';
import { childData } from '../../../../shared/features/privacy/child-data/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { settled } from '../../../support/world.ts';

/** Waits until the copy of a child’s data is prepared, and returns its files by name. */
export async function readBundle(who: Principal, caseId: string): Promise<Map<string, Buffer>> {
  await settled();
  const { url } = (await who.call(childData.openBundle, { caseId })).data;
  return readZip(await bytesAt(url));
}

/**
 * Returns the files of a ZIP archive by name, as the archive's directory lists them. Throws if a checksum is
 * wrong.
 */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [sum, packed, size] = [16, 20, 24].map(offset => archive.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    const head = archive.readUInt32LE(at + 42);
    const body = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const content = archive.subarray(body, body + packed);
    const bytes = archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content);
    if (bytes.length !== size || crc32(bytes) !== sum) throw new Error(`${name} is damaged`);
    files.set(name, bytes);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
