import type { Metafile } from 'esbuild';

export interface LazyChunk {
  source: string;
  /** Bytes that the `import()` loads, without those that the Lambda has loaded at its start. */
  bytes: number;
}

export interface BundleSize {
  /** Bytes loaded before the first request: the entry and everything it imports statically. */
  startBytes: number;
  startFiles: number;
  /** Names of the packages that a Lambda loads at its start, sorted. */
  startPackages: string[];
  /** Our own files that a Lambda loads at its start, sorted. */
  startSources: string[];
  lazy: LazyChunk[];
}

type Outputs = Metafile['outputs'];

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

function sourcesOf(outputs: Outputs, paths: Iterable<string>): string[] {
  return [...paths].flatMap(path =>
    Object.entries(outputs[path]?.inputs ?? {}).flatMap(([source, { bytesInOutput }]) =>
      bytesInOutput > 0 ? source : [],
    ),
  );
}

function packagesOf(outputs: Outputs, paths: Iterable<string>): string[] {
  const names = sourcesOf(outputs, paths).flatMap(
    source => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  return [...new Set(names)].sort();
}

/** Reads from esbuild's metafile which files a Lambda loads at its start, and which later. */
export function measureBundle({ outputs }: Metafile): BundleSize {
  const entry = Object.keys(outputs).find(path => path.endsWith('/index.mjs'));
  if (!entry) throw new Error('the metafile names no index.mjs');
  const atStart = staticClosure(outputs, entry);
  const lazy = Object.entries(outputs)
    .filter(([path, { entryPoint }]) => entryPoint !== undefined && !atStart.has(path))
    .map(([path, { entryPoint }]) => ({
      source: (entryPoint ?? path).replace(/^lazy:/, ''),
      bytes: bytesOf(outputs, staticClosure(outputs, path).difference(atStart)),
    }));
  return {
    startBytes: bytesOf(outputs, atStart),
    startFiles: atStart.size,
    startPackages: packagesOf(outputs, atStart),
    startSources: sourcesOf(outputs, atStart)
      .filter(source => /^(functions|shared)\//.test(source))
      .sort(),
    lazy: lazy.sort((a, b) => b.bytes - a.bytes),
  };
}
