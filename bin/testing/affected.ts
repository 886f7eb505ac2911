import { posix } from 'node:path';

/** Files of the project by their path from the root; only what may name another needs its text. */
export type Files = Map<string, string>;

export interface Affected {
  /** Of vitest. */
  behaviour: string[];
  /** Of Playwright. */
  pages: string[];
}

const isBehaviour = (path: string) => /^test\/.*\.test\.tsx?$/.test(path);
const isPages = (path: string) => /^test\/.*\.e2e\.ts$/.test(path);
/** What decides how anything at all is run. */
const isForAll = (path: string) =>
  /^(package(-lock)?\.json|vitest\.config\.ts|(test\/)?tsconfig[^/]*\.json|bin\/setup\.mjs|bin\/test\.ts|bin\/testing\/.*|test\/support\/setup\.ts)$/.test(
    path,
  );
/** What stands behind a page: it does not import them, it is shown them. */
const isBehindPages = (path: string) => /^(web|functions|shared|lib\/(local|build))\//.test(path);

/**
 * The tests that a change can make fail: those that lead to a changed file by the names of files in them,
 * those that look through whole folders, and of the tests of pages those about a changed feature. What
 * belongs to no feature can show on any page.
 */
export function affectedBy(changed: string[], files: Files): Affected {
  const paths = [...new Set([...files.keys(), ...changed])];
  const [behaviour, pages] = [paths.filter(isBehaviour), paths.filter(isPages)].map(all =>
    all.filter(path => files.has(path)),
  ) as [string[], string[]];
  if (changed.some(isForAll)) return { behaviour, pages };
  const importers = importersIn(files, new Set(paths));
  const reached = reachedFrom(changed, importers);
  /** Tests of pages import much of the product to start it: by that alone each would lead to all of it. */
  const supported = reachedFrom(
    changed.filter(path => path.startsWith('test/')),
    importers,
  );
  const walks = pages.filter(path => /\/walk\.ts'/.test(files.get(path) ?? ''));
  const features = featuresIn(paths);
  const shown = changed.filter(isBehindPages).flatMap(path => {
    const feature = path.split('/').find(folder => features.has(folder));
    const about = pages.filter(page => feature && isAbout(feature, page, files.get(page) ?? ''));
    return about.length > 0 ? [...about, ...walks] : pages;
  });
  return {
    behaviour: behaviour.filter(path => reached.has(path) || looksThroughFolders(path, files)),
    pages: pages.filter(path => supported.has(path) || shown.includes(path)),
  };
}

/** Whoever names a file, by that file. */
function importersIn(files: Files, known: Set<string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const named of namedIn(path, text))
      if (known.has(named) && named !== path) importers.set(named, [...(importers.get(named) ?? []), path]);
  return importers;
}

/** Paths in quotes, from the file's own folder and from the root. */
function namedIn(path: string, text: string): Set<string> {
  const quoted = [...text.matchAll(/['"`]([\w@./-]+\.\w+)['"`]/g)].map(([, name = '']) => name);
  return new Set(quoted.flatMap(name => [posix.join(posix.dirname(path), name), posix.normalize(name)]));
}

function reachedFrom(changed: string[], importers: Map<string, string[]>): Set<string> {
  const reached = new Set(changed);
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  return reached;
}

/** A feature has calls of its own. */
function featuresIn(paths: string[]): Set<string> {
  const names = paths.map(path => /^shared\/(?:.*\/)?([\w-]+)\/endpoints\.ts$/.exec(path)?.[1]);
  return new Set(names.filter(name => name !== undefined));
}

/** Whether a test of pages speaks of a feature, in the singular or the plural. */
function isAbout(feature: string, path: string, text: string): boolean {
  return new RegExp(`\\b${feature.replace(/s$/, '')}(s|-|\\b)`, 'i').test(`${posix.basename(path)} ${text}`);
}

/** A test, or what it is supported by, that takes whatever it finds in a folder. */
function looksThroughFolders(path: string, files: Files, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const text = files.get(path) ?? '';
  if (/\b(globSync|readdirSync)\(/.test(text)) return true;
  return [...namedIn(path, text)].some(
    named => named.startsWith('test/') && files.has(named) && looksThroughFolders(named, files, seen),
  );
}
