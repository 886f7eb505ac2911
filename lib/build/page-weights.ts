import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { FilesOfPages } from '../../web/build/start-files.ts';
import { filesOfPagesFile, projectFolder, webFolder } from './paths.ts';

/** Size of a page in English, for a signed-in user: compressed bytes and number of its scripts and styles. */
export interface PageWeight {
  path: string;
  /** Weight if this page is the first that a user opens, with an empty cache. */
  first: Weight;
  /** Weight if the page is opened after the dashboard has been shown for some seconds. */
  next: Weight;
}

interface Weight {
  bytes: number;
  files: number;
}

export const pageWeightsFile = `${projectFolder}docs/page-weights.md`;

/** Weights of all built pages, the heaviest first. */
export function pageWeights(): PageWeight[] {
  const { entry, shared, often, pages }: FilesOfPages = JSON.parse(readFileSync(filesOfPagesFile, 'utf8'));
  const sizes = new Map<string, number>();
  function sizeOf(name: string): number {
    const size = sizes.get(name) ?? brotliCompressSync(readFileSync(`${webFolder}/assets/${name}`)).length;
    sizes.set(name, size);
    return size;
  }
  const weightOf = (names: string[]): Weight => ({
    bytes: names.reduce((sum, name) => sum + sizeOf(name), 0),
    files: names.length,
  });
  const filesOf = ({ files, later, texts }: FilesOfPages['pages'][number]) => [
    ...entry,
    ...shared,
    ...texts.en,
    ...files,
    ...later,
  ];
  const dashboard = new Set([...pages.filter(({ path }) => path === '/').flatMap(filesOf), ...often]);
  return pages
    .map(page => {
      const names = filesOf(page);
      return {
        path: page.path,
        first: weightOf(names),
        next: weightOf(names.filter(name => !dashboard.has(name))),
      };
    })
    .sort((a, b) => b.first.bytes - a.first.bytes);
}

const kilobytes = (bytes: number) => Math.ceil(bytes / 1_000);

export function pageWeightsTable(weights: readonly PageWeight[]): string {
  const rows = weights.map(
    ({ path, first, next }) =>
      `| \`${path}\` | ${kilobytes(first.bytes)} | ${first.files} | ${kilobytes(next.bytes)} | ${next.files} |`,
  );
  return `# What pages weigh

Made by \`npm run build -- web\`. Scripts and styles of each page of a signed-in person, compressed, in English: opened first, with nothing cached, and opened after the dashboard. Once a page has been shown for three seconds, it loads the files that at least one in five pages use; they do not count after the dashboard. [Decision 24](decisions/0024-web-chunk-groups.md) says how files are made. A test fails when a page is heavier than here; if it has to be, build and commit this table.

| Page | kB, first | Files | kB, after the dashboard | Files |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}
