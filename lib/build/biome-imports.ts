import { awsPackages, type Layer, layers } from './import-rules.ts';

export const biomeImportsFile = 'biome.imports.json';

/** Maximum number of folder levels below a layer's folder for which patterns are made. */
const deepest = 3;

const zod = {
  importNames: ['z'],
  message: "Use import * as z from 'zod': the named import bundles five times the code.",
};
const awsPattern = {
  group: awsPackages,
  message: 'Only functions/platform and the stand-ins of lib/ may import the AWS SDK.',
};

interface Pattern {
  group: string[];
  importNamePattern?: string;
  message: string;
}

/**
 * The import rules as Biome's `noRestrictedImports`. Biome compares the text of an import, so each folder
 * depth needs its own patterns. Biome cannot distinguish types from values: names that begin with a
 * lower-case letter count as values. Biome cannot recognise `import()`; the architecture test checks that.
 */
export function biomeImports(): string {
  const overrides = layers.flatMap(layer => {
    const own = segmentsOf(layer.folder).length;
    const depths = layer.may === 'everything' ? [] : Array.from({ length: deepest + 1 }, (_, at) => own + at);
    return depths.map(depth => overrideOf(layer, depth));
  });
  const everywhere = { rules: { style: { noRestrictedImports: restricted([]) } } };
  const lines = overrides.map(override => `    ${JSON.stringify(override)}`).join(',\n');
  return `{\n  "linter": ${JSON.stringify(everywhere)},\n  "overrides": [\n${lines}\n  ]\n}\n`;
}

function overrideOf(layer: Layer, depth: number) {
  const folders = [...segmentsOf(layer.folder), ...Array(depth - segmentsOf(layer.folder).length).fill('*')];
  const others = layers.filter(({ folder }) => isWithin(folder, layer.folder) && folder !== layer.folder);
  const rule = restricted([...directionPatterns(layer, depth), ...(layer.aws ? [] : [awsPattern])]);
  return {
    includes: [`${folders.join('/')}/*`, ...others.map(({ folder }) => `!${folder}/**`)],
    linter: { rules: { style: { noRestrictedImports: rule } } },
  };
}

/** Forbids imports from outside the layer's own folder, except those that the layer may import. */
function directionPatterns({ folder, may }: Layer, depth: number): Pattern[] {
  if (may === 'everything') return [];
  const message = `See lib/build/import-rules.ts for what ${folder} may import.`;
  const written = (files: string) => writtenFrom(folder, depth, files);
  const outside = `${'../'.repeat(depth - segmentsOf(folder).length + 1)}**`;
  const types = may.filter(({ only }) => only === 'type').map(({ files }) => written(files));
  return [
    { group: [outside, ...may.map(({ files }) => `!${written(files)}`)], message },
    ...(types.length > 0 ? [{ group: types, importNamePattern: '[a-z].*', message }] : []),
  ];
}

/** The relative path by which a file of this layer, `depth` folders below the root, imports `files`. */
function writtenFrom(folder: string, depth: number, files: string): string {
  const [own, target] = [segmentsOf(folder), segmentsOf(files)];
  const different = target.findIndex((name, at) => name !== own[at] || name === '*');
  return '../'.repeat(depth - different) + target.slice(different).join('/');
}

function isWithin(path: string, folder: string): boolean {
  const names = segmentsOf(path);
  return segmentsOf(folder).every((name, at) => name === '*' || name === names[at]);
}

function segmentsOf(path: string): string[] {
  return path.split('/');
}

function restricted(patterns: Pattern[]) {
  return { level: 'error', options: { paths: { zod }, patterns } };
}
