import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { literalLength, pathPattern } from '../../shared/core/route-patterns.ts';
import { account } from '../../shared/features/people/account/endpoints.ts';
import type { FirstRead } from '../app/first-reads.ts';
import type { PageFiles } from '../app/preload-page.ts';
import type { Language } from '../platform/i18n/language.ts';
import { rendering } from './chunk-groups.ts';
import { inEach, languages, usesOfPages } from './page-use.ts';

type Bundle = Rolldown.OutputBundle;

/** Names of the files below `assets/` that pages of signed-in people load when they are opened. */
export interface FilesOfPages {
  /** Script that arrives one round trip before the rest of the app. */
  first: string;
  /** Files that every page loads, also before sign-in. */
  entry: string[];
  /** Files that every page loads after sign-in. */
  shared: string[];
  /** Files that a page loads for other pages once it is shown. */
  often: string[];
  pages: {
    path: string;
    files: string[];
    /** Files of the parts that the page loads while it is shown. */
    later: string[];
    texts: Record<Language, string[]>;
    reads: FirstRead[];
  }[];
}

/**
 * HTML files for pages without sign-in and for unknown addresses. They are copies of `index.html` without the
 * script.
 */
const withoutList = ['public.html', 'not-found.html'];

/**
 * Adds a script that runs before the app and requests all files of the page in the address at once. The
 * script consists of `preload-page.ts` and the list of files of this build. Public pages and unknown
 * addresses get copies of `index.html` without it. Also writes `FilesOfPages` beside the output folder, as
 * `<folder>.files.json`.
 */
export function startFiles(root: string): Plugin {
  let src = '';
  let list = '';
  let define: UserConfig['define'];
  return {
    name: 'start-files',
    apply: 'build',
    configResolved(config) {
      define = config.define;
      list = `${resolve(config.root, config.build.outDir)}.files.json`;
    },
    async generateBundle(_, bundle) {
      const files = await filesOfPages(root, bundle);
      const source = await scriptWith({ ...define, __PAGE_FILES__: JSON.stringify(numbered(files)) }, root);
      src = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }))}`;
      files.entry.push(src.replace('/assets/', ''));
      mkdirSync(dirname(list), { recursive: true });
      writeFileSync(list, JSON.stringify(files));
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { async: true, src }, injectTo: 'head-prepend' }],
    writeBundle({ dir = '' }, bundle) {
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const left = html.replace(`<script async src="${src}"></script>`, '');
      if (left.includes(src) || left === html) throw new Error(`index.html does not load ${src} as expected`);
      for (const name of withoutList) writeFileSync(join(dir, name), left);
    },
  };
}

async function filesOfPages(root: string, bundle: Bundle): Promise<FilesOfPages> {
  const chunkOf = new Map<string, Rolldown.OutputChunk>();
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') for (const id of chunk.moduleIds) chunkOf.set(id, chunk);

  function filesFor(paths: readonly string[], loaded: readonly string[] = []): string[] {
    const found = new Set(paths.flatMap(path => chunkOf.get(root + path)?.fileName ?? []));
    const styles = new Set<string>();
    for (const name of found) {
      const chunk = bundle[name];
      if (chunk?.type !== 'chunk') continue;
      for (const used of chunk.imports) found.add(used);
      for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    }
    return [...styles, ...found].map(nameOf).filter(name => !loaded.includes(name));
  }

  const { pages, signedIn } = await usesOfPages(root);
  const entry = filesFor(['/app/main.tsx']);
  const shared = filesFor(signedIn, entry);
  const own = pages
    .filter(({ isPublic }) => !isPublic)
    .map(({ path, modules, later, texts, reads }) => {
      const files = filesFor(modules, [...entry, ...shared]);
      const textsIn = (language: Language) => filesFor(texts[language], [...entry, ...shared, ...files]);
      return {
        path,
        files,
        later: filesFor(later, [...entry, ...shared, ...files]),
        texts: inEach(textsIn),
        reads,
      };
    });
  const [, first] = [...chunkOf].find(([id]) => rendering.test(id)) ?? [];
  return { first: nameOf(first?.fileName ?? ''), entry, shared, often: oftenUsed(own), pages: own };
}

/** Share of the pages that load a file, from which it is loaded for other pages too. */
const oftenShare = 0.2;

function oftenUsed(pages: readonly { files: string[]; later: string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const { files, later } of pages)
    for (const name of [...files, ...later]) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= pages.length * oftenShare ? [name] : []));
}

const nameOf = (path: string) => path.replace('assets/', '');

function numbered({ first, shared, often, pages }: FilesOfPages): PageFiles {
  const names = pages.flatMap(({ files, later, texts }) => [
    ...files,
    ...Object.values(texts).flat(),
    ...later,
  ]);
  const files = [...new Set([...shared, ...names])];
  const numbersOf = (list: string[]) => list.map(name => files.indexOf(name));
  const sorted = pages.toSorted((a, b) => literalLength(b.path) - literalLength(a.path));
  const own = sorted.map(page => ({
    path: pathPattern(page.path),
    files: numbersOf(page.files),
    ...(page.later.length > 0 && { later: numbersOf(page.later) }),
    texts: Object.fromEntries(languages.map(language => [language, numbersOf(page.texts[language])])),
    ...(page.reads.length > 0 && { reads: page.reads }),
  }));
  return {
    first,
    files,
    shared: numbersOf(shared),
    often: numbersOf(often),
    pages: own,
    account: account.getCurrentUser.path,
  };
}

async function scriptWith(define: UserConfig['define'], root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      rolldownOptions: { input: `${root}/app/preload-page.ts`, output: { format: 'iife' } },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  return chunk.code;
}
