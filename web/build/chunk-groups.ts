import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { dependencies } from './dependencies.ts';
import { type Chunk, filesInCircles, mergeChunks } from './merge-chunks.ts';
import { languages, namespaceFile, type PageUse, usesOfPages } from './page-use.ts';
import { usedImports } from './used-imports.ts';

/** Puts zod and its settings into one chunk, so that they apply before the first schema is created. */
const validation = /node_modules\/zod\/|\/(ui\/form\/validation-keys|core\/validation-key)\.ts$/;

/**
 * React has a chunk of its own, so that it arrives one round trip before the rest of the app (see
 * `preload-page.ts`) and stays in the browser's cache over releases.
 */
export const rendering = /node_modules\/(react|react-dom|scheduler)\//;

/** Factor by which bytes of public pages count more: they open with an empty cache, often on phones. */
const publicWeight = 14;

/**
 * Pages that people usually open first on a working day, with an empty cache after a release; later pages
 * reuse their files.
 */
const startPages = ['/', '/cases', '/cases/{id}', '/timetable'];
const startWeight = 4;

/** Public pages that people usually open from the app, when its files are cached. */
const openedFromApp = ['/delete'];

/** Share of the pages of signed-in people that count as heavy, and their weight: they have least to spare. */
const heavyShare = 0.2;
const heavyWeight = 3;

function weightOf({ path, isPublic }: Pick<PageUse, 'path' | 'isPublic'>, isHeavy: boolean): number {
  if (isPublic && !openedFromApp.includes(path)) return publicWeight;
  if (startPages.includes(path)) return startWeight;
  return isHeavy ? heavyWeight : 1;
}

/**
 * Groups modules into chunks by the pages that load them when they are opened. By default the bundler makes a
 * chunk for each set of importers: about a hundred tiny files a page. Each of them costs a request and
 * compresses badly. Here, sets that differ little share a chunk. Use `plugin` in the same build as `groups`.
 */
export function chunkGroups(root: string) {
  let chunkOf = new Map<string, string>();

  const plugin: Plugin = {
    name: 'chunks-by-page',
    async buildEnd(error) {
      if (error) return;
      const packages = dependencies(this);
      const own = await usedImports(this, packages.modulesOf);
      const dependenciesOf = (id: string) => own.of(id) ?? packages.dependenciesOf(id);
      const bytesOf = (id: string) => transferredBytes(own.codeOf(id) ?? this.getModuleInfo(id)?.code ?? '');
      const reachedFrom = async (paths: readonly string[]) => {
        const seen = new Set(paths.map(path => root + path));
        for (const id of seen) for (const used of await dependenciesOf(id)) seen.add(used);
        return seen;
      };
      const users = new Map<string, Set<number>>();
      const follow = async (paths: readonly string[], by: readonly number[]) => {
        for (const id of await reachedFrom(paths)) {
          const those = users.get(id) ?? new Set();
          users.set(id, those);
          for (const user of by) those.add(user);
        }
      };
      const { pages, signedIn } = await usesOfPages(root);
      const heavy = await heavyPages(pages, reachedFrom, bytesOf);
      const kindOfText = new Map<string, string>();
      let count = 0;
      const numbered = pages.map(page => {
        const numbers = Array.from({ length: weightOf(page, heavy.has(page.name)) }, () => count++);
        return { ...page, numbers, laterNumbers: numbers.slice(numbers.length / 2) };
      });
      await follow(
        ['/app/main.tsx'],
        numbered.flatMap(({ numbers }) => numbers),
      );
      await follow(
        signedIn,
        numbered.flatMap(({ isPublic, numbers }) => (isPublic ? [] : numbers)),
      );
      for (const { modules, later, numbers, laterNumbers } of numbered) {
        await follow(modules, numbers);
        await follow(later, laterNumbers);
      }
      for (const language of languages) {
        for (const { texts, namespaces, numbers, isPublic } of numbered) {
          // A page of signed-in people loads whole namespaces only if it lacks a text. Their use still decides
          // which texts share a file.
          const whole = namespaces.map(namespace => namespaceFile(language, namespace));
          const paths = [...texts[language], ...whole];
          for (const id of paths.map(path => root + path))
            kindOfText.set(id, isPublic ? `public ${language}` : (kindOfText.get(id) ?? language));
          await follow(paths, numbers);
        }
      }

      const kindOf = (id: string) => {
        if (rendering.test(id)) return 'rendering';
        return validation.test(id) ? 'validation' : (kindOfText.get(id) ?? 'code');
      };
      const chunks = new Map<string, Chunk>();
      const ofModule = new Map<string, Chunk>();
      for (const [id, by] of users) {
        const kind = kindOf(id);
        const isOne = kind === 'validation' || kind === 'rendering';
        const key = isOne ? kind : [kind, ...[...by].sort((a, b) => a - b)].join(' ');
        const chunk = chunks.get(key) ?? {
          modules: [],
          users: new Set(by),
          bytes: 0,
          needs: new Set(),
          kind,
          hasStyles: false,
        };
        chunks.set(key, chunk);
        ofModule.set(id, chunk);
        chunk.modules.push(id);
        chunk.hasStyles ||= id.endsWith('.css');
        for (const user of by) chunk.users.add(user);
        chunk.bytes += bytesOf(id);
      }
      for (const [id, chunk] of ofModule) {
        for (const used of await dependenciesOf(id)) {
          const other = ofModule.get(used);
          if (other && other !== chunk) chunk.needs.add(other);
        }
      }
      chunkOf = new Map();
      const names = new Set<string>();
      for (const chunk of mergeChunks([...chunks.values()])) {
        const name = freeName(chunk, names);
        names.add(name);
        for (const id of chunk.modules) chunkOf.set(id, name);
      }
    },
    generateBundle(_, bundle) {
      const importsOf = new Map(
        Object.values(bundle).flatMap(file => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
      );
      const files = filesInCircles(importsOf);
      if (files.length > 0) this.error(`These files import each other: ${files.join(', ')}`);
    },
  };

  const groups = [
    {
      debugName: 'by page',
      name: (id: string) => chunkOf.get(id) ?? null,
      test: (id: string) => chunkOf.has(id),
      includeDependenciesRecursively: false,
    },
  ];
  return { plugin, groups };
}

async function heavyPages(
  pages: readonly PageUse[],
  reachedFrom: (paths: readonly string[]) => Promise<Set<string>>,
  bytesOf: (id: string) => number,
): Promise<Set<string>> {
  const weighed = pages
    .filter(({ isPublic }) => !isPublic)
    .map(async ({ name, modules, later }) => {
      const reached = [...(await reachedFrom([...modules, ...later]))];
      return { name, bytes: reached.reduce((sum, id) => sum + bytesOf(id), 0) };
    });
  const sorted = (await Promise.all(weighed)).sort((one, other) => other.bytes - one.bytes);
  return new Set(sorted.slice(0, sorted.length * heavyShare).map(({ name }) => name));
}

/** Estimates how many bytes a module adds to a compressed file. */
const transferredBytes = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|\s+/g, '').length * 0.36;

/**
 * Names a chunk after its kind or one of its modules. Each name is unique, because the bundler would join
 * chunks of the same name.
 */
function freeName({ kind, modules }: Chunk, taken: ReadonlySet<string>): string {
  const module = modules.find(id => /\/web\/.*\.tsx?$/.test(id)) ?? modules[0] ?? '';
  const name = kind === 'code' ? basename(module).replace(/\..*/, '') : kind.replace(' ', '-');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`;
  return free;
}
