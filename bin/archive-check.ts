/**
 * `npm run archive:check -- PATH`: lists the content of an organisation's archive, and checks that the
 * archive is complete. PATH is the folder that contains the archive's parts, packed or unpacked.
 */
import { checkArchive } from '../lib/restore/archive/check-archive.ts';

const [path] = process.argv.slice(2);
try {
  if (!path) throw new Error('Usage: npm run archive:check -- PATH');
  const { manifest, files, bytes, problems } = await checkArchive(path);
  const { organization, startedAt, counts, records, leftOut } = manifest;
  console.log(`${organization.name} (${organization.slug}), begun at ${startedAt}`);
  console.log(`${counts.children} children, ${counts.pdfs} reports, ${counts.files} files of theirs`);
  console.log(`${files} files with digests, ${(bytes / 1_000_000).toFixed(1)} MB`);
  for (const { kind, count } of records) console.log(`  ${kind}: ${count}`);
  console.log(`left out: ${Object.keys(leftOut).join(', ')}`);
  for (const problem of problems) console.log(problem);
  console.log(problems.length === 0 ? 'The archive is whole.' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
