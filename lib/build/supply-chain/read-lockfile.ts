import { readFileSync } from 'node:fs';
import { projectFolder } from '../paths.ts';

/** A package that the lockfile pins. */
export interface LockedPackage {
  /** Where it is installed, `node_modules/…`. */
  path: string;
  name: string;
  version: string;
  licence: string | undefined;
  /** Address that it is taken from; undefined where the registry of whoever installs is asked. */
  resolvedUrl: string | undefined;
  integrity: string | undefined;
  /** It came inside another package, whose integrity covers it. */
  isBundled: boolean;
  runsScripts: boolean;
  /** It is installed for developing and testing only. */
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

/** Every package of a lockfile, by default the project's own. */
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
