import type { Metafile } from 'esbuild';

/** A chunk that a Lambda imports only when it is first asked for. Sizes in bytes. */
export interface LazyChunk {
  /** Source file whose import starts the chunk. */
  source: string;
  /** What its import loads beyond what the entry has already loaded. */
  bytes: number;
}

export interface BundleSize {
  /** What is loaded before the first request: the entry and everything it imports statically. */
  startBytes: number;
  /** Packages that have a part in it, sorted. */
  startPackages: string[];
  /** Files of ours that have a part in it, sorted. */
  startSources: string[];
  lazy: LazyChunk[];
}

type Outputs = Metafile['outputs'];

/** An output file with all that it imports statically, itself included. */
function staticClosure(outputs: Outputs, start: string): Set<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const output = outputs[path];
    if (!output || found.has(path)) continue;
    found.add(path);
    waiting.push(...output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path));
  }
  return found;
}

const bytesOf = (outputs: Outputs, paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + (outputs[path]?.bytes ?? 0), 0);

/** Source files whose code came into the output files. */
function sourcesOf(outputs: Outputs, paths: Iterable<string>): string[] {
  return [...paths].flatMap(path =>
    Object.entries(outputs[path]?.inputs ?? {}).flatMap(([source, { bytesInOutput }]) =>
      bytesInOutput > 0 ? source : [],
    ),
  );
}

/** Names of the packages whose code came into the output files. */
function packagesOf(outputs: Outputs, paths: Iterable<string>): string[] {
  const names = sourcesOf(outputs, paths).flatMap(
    source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** Reads from esbuild's metafile what a Lambda loads at its start and what it loads later. */
export function measureBundle({ outputs }: Metafile): BundleSize {
  const entry = Object.keys(outputs).find(path => path.endsWith('/index.mjs'));
  if (!entry) throw new Error('the metafile names no index.mjs');
  const atStart = staticClosure(outputs, entry);
  const lazy = Object.entries(outputs)
    .filter(([path, { entryPoint }]) => entryPoint !== undefined && !atStart.has(path))
    .map(([path, { entryPoint }]) => ({
      source: entryPoint ?? path,
      bytes: bytesOf(outputs, staticClosure(outputs, path).difference(atStart)),
    }));
  return {
    startBytes: bytesOf(outputs, atStart),
    startPackages: packagesOf(outputs, atStart),
    startSources: sourcesOf(outputs, atStart)
      .filter(source => /^(functions|shared)\//.test(source))
      .sort(),
    lazy: lazy.sort((a, b) => b.bytes - a.bytes),
  };
}
