/** Checks origins, licences and install scripts of packages, and searches the source for secrets. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../lib/build/paths.ts';
import { checkLicences, checkOrigins, checkScripts } from '../lib/build/supply-chain/check-packages.ts';
import { findSecrets } from '../lib/build/supply-chain/find-secrets.ts';
import { licenceRules } from '../lib/build/supply-chain/licences.ts';
import { readLockfile } from '../lib/build/supply-chain/read-lockfile.ts';

const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const packages = readLockfile();
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };

const findings = [
  ...checkOrigins(packages),
  ...checkLicences(packages, licenceRules),
  ...checkScripts(packages, allowScripts),
  ...secretsInSource(),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

/**
 * Searches for secrets in all files that git tracks or would add. Returns an empty list outside a repository.
 */
function secretsInSource(): string[] {
  const { status, stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      maxBuffer: 1e8,
    },
  );
  if (status !== 0) return [];
  const files = stdout
    .split('\0')
    .filter(path => path !== '' && path !== 'package-lock.json' && isText(path));
  return files.flatMap(path => findSecrets(read(path)).map(found => `${path}:${found}`));
}

function isText(path: string): boolean {
  return existsSync(join(projectFolder, path)) && !/\.(png|jpe?g|ico|woff2?|ttf|pdf|gz|zip)$/i.test(path);
}
