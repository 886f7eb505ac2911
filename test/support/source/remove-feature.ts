import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Folders of a feature that are removed with it. */
const foldersOf = (feature: string): string[] => [
  ...['shared', 'functions', 'web', 'test'].map(tier => `${tier}/features/${feature}`),
  `lib/restore/features/${feature}`,
  `lib/local/demo/${feature}`,
];

/** Lists of feature contributions; a feature has a line in each list that it contributes to. */
const lists =
  /^(shared\/[^/]+\.ts|functions\/composition\/.+\.ts|lib\/restore\/features\.ts|lib\/local\/demo\/features\.ts|web\/app\/features\.ts)$/;

const imports = /^import (?:type )?([^;]+?) from '(\.[^']+)';\n/gm;
/** Generated again without the feature. */
const generated = /^functions\/composition\/routes\//;

/**
 * Removes features from a copy of the project: their folders, and their lines in the lists.
 * @returns other files that still import them
 */
export function removeFeatures(copy: string, features: string[]): string[] {
  const folders = features.flatMap(foldersOf);
  for (const folder of folders) rmSync(join(copy, folder), { recursive: true, force: true });
  const isRemoved = (path: string) => folders.some(folder => path.startsWith(`${folder}/`));
  const dependants: string[] = [];
  for (const file of globSync('{shared,functions,lib,bin,web}/**/*.{ts,tsx}', { cwd: copy })) {
    const text = readFileSync(join(copy, file), 'utf8');
    const removed = [...text.matchAll(imports)].filter(([, , path = '']) =>
      isRemoved(relative(copy, resolve(copy, dirname(file), path))),
    );
    if (removed.length === 0 || generated.test(file)) continue;
    if (lists.test(file)) writeFileSync(join(copy, file), withoutImports(text, removed));
    else dependants.push(file);
  }
  return dependants;
}

/** Removes imports, the properties that use them, and their entries in other lists. */
function withoutImports(text: string, removed: RegExpExecArray[]): string {
  const names = removed.flatMap(([, clause = '']) =>
    [...clause.matchAll(/(?:[\w*]+ as )?(\w+)/g)].map(([, name]) => name).filter(name => name !== 'type'),
  );
  const kept = removed.reduce((left, [statement]) => left.replace(statement, ''), text);
  return names.reduce<string>(
    (left, name) =>
      left
        .replaceAll(new RegExp(`^ +\\w+: [^\\n]*\\b${name}\\b[^\\n]*[,;]\\n`, 'gm'), '')
        .replaceAll(new RegExp(`(\\.\\.\\.)?\\b${name}\\b,?`, 'g'), ''),
    kept,
  );
}
