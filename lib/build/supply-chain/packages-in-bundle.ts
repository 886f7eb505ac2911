import type { Metafile } from 'esbuild';
import type { LockedPackage } from './read-lockfile.ts';

/** The packages in a Lambda's bundle, by name. @throws Error for a package that is not in the lockfile */
export function packagesInBundle({ outputs }: Metafile, pinned: LockedPackage[]): LockedPackage[] {
  const sources = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([source, { bytesInOutput }]) => (bytesInOutput > 0 ? source : [])),
  );
  const places = new Set(
    sources.flatMap(source => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(source)?.[0] ?? []),
  );
  const found = [...places].map(place => {
    const known = pinned.find(one => one.path === place);
    if (!known) throw new Error(`${place} is bundled, but the lockfile does not pin it`);
    return known;
  });
  return found.sort((a, b) => a.path.localeCompare(b.path));
}
