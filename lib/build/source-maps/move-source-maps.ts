import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { appVersion } from '../app-version.ts';
import { listEntries } from '../bundle-functions.ts';
import { functionFolder, mapsFolder, webFolder } from '../paths.ts';

/** Moves the source maps of one folder into another with the same relative paths; returns their number. */
export async function moveSourceMaps(from: string, to: string): Promise<number> {
  await rm(to, { recursive: true, force: true });
  const files = await readdir(from, { recursive: true, withFileTypes: true });
  const maps = files.filter(file => file.isFile() && file.name.endsWith('.map'));
  for (const { parentPath, name } of maps) {
    const target = join(to, relative(from, parentPath), name);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(parentPath, name), target);
  }
  return maps.length;
}

export const releaseMapsFolder = (): string => join(mapsFolder, appVersion());

export async function putFunctionMapsAside(): Promise<number> {
  const counts = (await listEntries()).map(entry =>
    moveSourceMaps(functionFolder(entry), join(releaseMapsFolder(), 'functions', entry)),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

export const putWebMapsAside = (): Promise<number> =>
  moveSourceMaps(webFolder, join(releaseMapsFolder(), 'web'));

export async function removeOtherReleases(): Promise<void> {
  await mkdir(mapsFolder, { recursive: true });
  const others = (await readdir(mapsFolder)).filter(release => release !== appVersion());
  await Promise.all(others.map(release => rm(join(mapsFolder, release), { recursive: true })));
}
