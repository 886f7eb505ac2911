import { readFileSync } from 'node:fs';
import { projectFolder } from '../paths.ts';

export interface LockedPackage {
  /** Installation path, `node_modules/…`. */
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
  /** URL of the package; undefined if each machine uses its own registry. */
  resolvedUrl: string | undefined;
  integrity: string | undefined;
  /** Whether another package contains this one. The integrity hash of that package then covers both. */
  isBundled: boolean;
  runsScripts: boolean;
  isForDevelopment: boolean;
}

interface LockEntry {
  version?: string;
  license?: string;
  resolved?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

export function readLockfile(
  text = readFileSync(`${projectFolder}package-lock.json`, 'utf8'),
): LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      licence: entry.license,
      resolvedUrl: entry.resolved,
      integrity: entry.integrity,
      isBundled: entry.inBundle ?? false,
      runsScripts: entry.hasInstallScript ?? false,
      isForDevelopment: entry.dev ?? entry.devOptional ?? false,
    }));
}
