import { posix } from 'node:path';

/**
 * Text of each file of the project, by path from the root; empty if the file cannot contain paths of other
 * files.
 */
export type ProjectFiles = Map<string, string>;

export interface AffectedTests {
  vitest: string[];
  playwright: string[];
}

const isVitestFile = (path: string) => /^test\/.*\.test\.tsx?$/.test(path);
const isPlaywrightFile = (path: string) => /^test\/.*\.e2e\.ts$/.test(path);
const playwrightConfig = 'test/e2e/playwright.config.ts';
const affectsEveryTest = (path: string) =>
  /^(package(-lock)?\.json|vitest\.config\.ts|(test\/)?tsconfig[^/]*\.json|bin\/setup\.mjs|bin\/test\.ts|bin\/testing\/.*|test\/support\/setup\.ts)$/.test(
    path,
  );
/** Whether a file can affect page tests, which open pages of the product but do not import its files. */
const affectsPages = (path: string) => /^(web|functions|shared|lib\/(local|build))\//.test(path);

/**
 * Finds the tests that a change can break: tests that mention the path of a changed file, directly or through
 * other files, tests that read whole folders, and page tests that mention the feature of a changed file.
 * Files outside features can affect all page tests.
 */
export function findAffectedTests(changed: string[], files: ProjectFiles): AffectedTests {
  const paths = [...files.keys()];
  const [vitest, playwright] = [paths.filter(isVitestFile), paths.filter(isPlaywrightFile)];
  if (changed.some(affectsEveryTest)) return { vitest, playwright };
  const importers = importersIn(files, new Set([...paths, ...changed]));
  const affected = withImporters(changed, importers);
  /**
   * Tests that changed test code affects. Product code is left out here, because page tests start the whole
   * product, so each change of product code would affect all page tests.
   */
  const affectedByTestCode = withImporters(
    changed.filter(path => path.startsWith('test/')),
    importers,
  );
  const navigators = playwright.filter(path => /\/navigate\.ts'/.test(files.get(path) ?? ''));
  const affectedByProduct = changed.filter(affectsPages).flatMap(path => {
    const names = featureNamesOf(path);
    const mentioning = playwright.filter(page => mentionsAny(names, page, files.get(page) ?? ''));
    return mentioning.length > 0 ? [...mentioning, ...navigators] : playwright;
  });
  const affectsAllPages = affectedByTestCode.has(playwrightConfig);
  return {
    vitest: vitest.filter(path => affected.has(path) || readsFolders(path, files)),
    playwright: playwright.filter(
      path => affectsAllPages || affectedByTestCode.has(path) || affectedByProduct.includes(path),
    ),
  };
}

function importersIn(files: ProjectFiles, known: Set<string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [path, text] of files)
    for (const named of filesNamedIn(path, text))
      if (known.has(named) && named !== path) importers.set(named, [...(importers.get(named) ?? []), path]);
  return importers;
}

/** Finds the quoted paths in a text, resolved from the file's own folder and from the root. */
function filesNamedIn(path: string, text: string): Set<string> {
  const quoted = [...text.matchAll(/['"`]([\w@./-]+\.\w+)['"`]/g)].map(([, name = '']) => name);
  return new Set(quoted.flatMap(name => [posix.join(posix.dirname(path), name), posix.normalize(name)]));
}

/** The changed files and all files that mention their paths, directly or through other files. */
function withImporters(changed: string[], importers: Map<string, string[]>): Set<string> {
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return found;
}

function featureNamesOf(path: string): string[] {
  const [, feature, noun] = /^\w+\/features\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  return [feature, noun].filter(name => name !== undefined);
}

function mentionsAny(names: string[], path: string, text: string): boolean {
  return names.some(name =>
    new RegExp(`\\b${name.replace(/s$/, '')}(s|-|\\b)`, 'i').test(`${posix.basename(path)} ${text}`),
  );
}

function readsFolders(path: string, files: ProjectFiles, visited = new Set<string>()): boolean {
  if (visited.has(path)) return false;
  visited.add(path);
  const text = files.get(path) ?? '';
  if (/\b(globSync|readdirSync)\(/.test(text)) return true;
  return [...filesNamedIn(path, text)].some(
    named => named.startsWith('test/') && files.has(named) && readsFolders(named, files, visited),
  );
}
