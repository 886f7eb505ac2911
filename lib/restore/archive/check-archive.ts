import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { type ArchiveFiles, archiveFiles } from './archive-files.ts';

const Manifest = z.object({
  format: z.literal(1),
  organization: z.object({ slug: z.string(), name: z.string() }),
  startedAt: z.string(),
  counts: z.object({ children: z.int(), files: z.int(), pdfs: z.int() }),
  records: z.array(z.object({ kind: z.string(), count: z.int() })),
  leftOut: z.record(z.string(), z.string()),
  unprinted: z.array(z.string()),
  /**
   * Files that could not be read, and records that could not be converted to FHIR. Missing in older archives.
   */
  unread: z.array(z.string()).default([]),
});

export interface CheckedArchive {
  manifest: z.output<typeof Manifest>;
  files: number;
  bytes: number;
  problems: string[];
}

const sumsName = 'SHA256SUMS';
const newline = 0x0a;

/**
 * Compares an archive with its manifest and digests. The archive may be larger than the memory.
 * @param path folder with its parts, packed or unpacked
 * @throws Error if it has no manifest
 */
export async function checkArchive(path: string): Promise<CheckedArchive> {
  const files = await archiveFiles(path);
  const manifest = Manifest.parse(JSON.parse(await read(files, 'manifest.json')));
  const digests = digestsIn(await read(files, sumsName));
  const problems = [...files.keys()]
    .filter(name => name !== sumsName && !digests.has(name))
    .map(name => `${name}: is not in ${sumsName}`);
  const lines = new Map<string, number>();
  let bytes = 0;
  for (const [name, digest] of digests) {
    const found = await measure(files, name);
    if (!found) problems.push(`${name}: is missing`);
    else if (found.digest !== digest) problems.push(`${name}: was changed`);
    const kind = /^(?:data\/)?(.+?)(?:-\d+)?\.ndjson$/.exec(name)?.[1];
    if (kind && found) lines.set(kind, (lines.get(kind) ?? 0) + found.lines);
    bytes += found?.bytes ?? 0;
  }
  const differences = [
    ...manifest.records.map(({ kind, count }) => [kind, count, lines.get(kind) ?? 0] as const),
    ...countsIn([...files.keys()], manifest.counts),
  ].filter(([, said, found]) => said !== found);
  problems.push(
    ...manifest.unprinted.map(id => `${id}: was not printed`),
    ...manifest.unread.map(name => `${name}: could not be read`),
  );
  problems.push(
    ...differences.map(([what, said, found]) => `${what}: ${said} in the manifest, ${found} found`),
  );
  return { manifest, files: digests.size, bytes, problems };
}

function countsIn(names: string[], said: CheckedArchive['manifest']['counts']) {
  const count = (pattern: RegExp) => names.filter(name => pattern.test(name)).length;
  return [
    ['children', said.children, count(/^children\/[^/]+\/index\.html$/)],
    ['reports', said.pdfs, count(/^children\/[^/]+\/reports\//)],
    ['files', said.files, count(/^(?:children\/[^/]+\/)?files\//)],
  ] as const;
}

async function read(files: ArchiveFiles, name: string): Promise<string> {
  const open = files.get(name);
  if (!open) throw new Error(`there is no ${name}: give all parts of the archive`);
  return text(await open());
}

async function measure(
  files: ArchiveFiles,
  name: string,
): Promise<{ digest: string; bytes: number; lines: number } | undefined> {
  const open = files.get(name);
  if (!open) return undefined;
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  for await (const piece of await open()) {
    const chunk = piece as Buffer;
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
  }
  return { digest: hash.digest('hex'), bytes, lines };
}

/** Parses digests of files, in lines as `sha256sum` writes them. @returns digests by path */
const digestsIn = (sums: string): Map<string, string> =>
  new Map(
    sums
      .split('\n')
      .filter(Boolean)
      .map(line => [line.slice(66), line.slice(0, 64)]),
  );
