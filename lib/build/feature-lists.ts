import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectFolder } from './paths.ts';

/** Line width at which the formatter breaks lines, from `biome.json`, plus 1 for the line break. */
const maxLineWidth = 111;

const note = (source: string) => `// Made by npm run docs from ${source}; change it there.\n`;

/**
 * Generates the files that list all features and what each contributes. Finds the features by their folders.
 * @returns for each file, a function that returns its text
 */
export function featureLists(): Record<string, () => string> {
  return {
    'shared/features.ts': featuresSource,
    'shared/audit-events.ts': auditEventsSource,
    'functions/composition/record-types.ts': recordTypesSource,
    'functions/composition/archives/document-printers.ts': documentPrintersSource,
    'test/support/generated/samples-by-noun.ts': samplesSource,
    'test/support/generated/references-by-kind.ts': referencesSource,
    'test/support/generated/reference-kind.ts': referenceKindSource,
    'web/platform/i18n/namespaces.ts': namespacesSource,
  };
}

function featuresSource(): string {
  const names = exporting('shared/features/*/feature.ts', /export const nouns\b/).map(featureOf);
  const imports = names.map(name => `import * as ${camelCase(name)} from './features/${name}/feature.ts';\n`);
  return `${note('shared/features/*/feature.ts')}${imports.join('')}
/** Every feature, by the name of its folder. */
export const features = {
${names.map(name => `  ${camelCase(name)},\n`).join('')}};
`;
}

/**
 * The import statements for one export of every feature's manifest, and the lines that spread these exports
 * into a list.
 * @param folder path from the generated file to the features
 */
function spread(tier: 'shared' | 'functions', exported: string, folder: string) {
  const manifests = `${tier}/features/*/feature.ts`;
  const names = exporting(manifests, new RegExp(`export const ${exported}\\b`)).map(featureOf);
  const imports = names.map(
    name => `import { ${exported} as ${ofFeature(name)} } from '${folder}/${name}/feature.ts';\n`,
  );
  return {
    head: `${note(manifests)}${imports.join('')}`,
    rows: names.map(name => `  ...${ofFeature(name)},\n`).join(''),
  };
}

function auditEventsSource(): string {
  const { head, rows } = spread('shared', 'auditEvents', './features');
  return `${head}
/** Every audit event type. Unknown types are shown by their raw name. */
export const auditEventTypes = [
${rows}] as const;
`;
}

function recordTypesSource(): string {
  const { head, rows } = spread('functions', 'records', '../features');
  return `${head}import type { RecordTypes } from '../platform/http/record-types.ts';

/** All record types that calls can load. A missing one does not compile. */
export const recordTypes: RecordTypes = {
${rows}};
`;
}

function documentPrintersSource(): string {
  const { head, rows } = spread('functions', 'documentPrinters', '../../features');
  return `${head}import type { DocumentPrinter } from './document-printer.ts';

/** Printers of all kinds of finished documents. */
export const documentPrinters: readonly DocumentPrinter[] = [
${rows}];
`;
}

function samplesSource(): string {
  const { imports, rows } = exportsByName('test/features/*/*/samples.ts', /export const (\w+)Samples\b/g);
  return `${note('test/features/*/*/samples.ts')}import type { Contract, Noun } from '../../../shared/contract.ts';
${imports}import type { Samples } from '../sample.ts';

/** Sample input with which each call succeeds, by noun. A missing noun does not compile. */
export const samplesByNoun: { [Name in Noun]: Samples<Contract[Name]> } = {
${rows}};
`;
}

const referenceFiles = 'test/features/*/*/{reference,samples}.ts';
const references = () => exportsByName(referenceFiles, /export const (\w+)Reference\b/g);

function referencesSource(): string {
  const { imports, rows } = references();
  const body = rows === '' ? '{}' : `{\n${rows}}`;
  return `${note(referenceFiles)}${imports}
/** Ids that calls must not reveal to a caller, by kind of record. */
export const referencesByKind = ${body};
`;
}

function referenceKindSource(): string {
  const kinds = [...references().names, 'public'].sort();
  return `${note(referenceFiles)}
/** Kinds of records that input fields can name; \`public\` stands for values such as country codes. */
export type ReferenceKind =
${kinds.map(kind => `  | '${kind}'`).join('\n')};
`;
}

/**
 * Key that sorts names as Biome sorts imports: ignoring case, but a capital letter before the same lower-case
 * letter.
 */
const sortKey = (name: string): string =>
  name.replace(/./g, c => c.toLowerCase() + (c === c.toLowerCase() ? 1 : 0));

function namespacesSource(): string {
  const names = globSync('web/platform/i18n/en/*.json', { cwd: projectFolder })
    .map(file => basename(file, '.json'))
    .sort((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  return `${note('the files in web/platform/i18n/en')}
/** All translation files by name. The English ones define the keys. */
export interface Catalogues {
${names.map(name => `  ${name}: typeof import('./en/${name}.json');\n`).join('')}}

export type Namespace = keyof Catalogues;
`;
}

/**
 * Finds exports in test files. Returns their names, their import statements, and the rows of a table that
 * lists them.
 */
function exportsByName(pattern: string, exported: RegExp) {
  const byFile = exporting(pattern, new RegExp(exported, '')).map(file => {
    const found = [...readSource(file).matchAll(exported)];
    return {
      path: file.replace(/^test/, '../..'),
      names: found.map(([statement, name = '']) => ({
        name,
        variable: statement.replace('export const ', ''),
      })),
    };
  });
  const names = byFile.flatMap(file => file.names).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return {
    names: names.map(({ name }) => name),
    imports: byFile
      .map(({ names, path }) => importStatement(names.map(({ variable }) => variable).sort(), path))
      .join(''),
    rows: names.map(({ name, variable }) => `  ${name}: ${variable},\n`).join(''),
  };
}

function importStatement(names: string[], path: string): string {
  const line = `import { ${names.join(', ')} } from '${path}';\n`;
  if (line.length <= maxLineWidth) return line;
  return `import {\n${names.map(name => `  ${name},\n`).join('')}} from '${path}';\n`;
}

/** Files that match the pattern and export a name that `exported` matches, in import order. */
function exporting(pattern: string, exported: RegExp): string[] {
  return globSync(pattern, { cwd: projectFolder })
    .filter(file => exported.test(readSource(file)))
    .sort((a, b) => (a.replaceAll('/', '\0') < b.replaceAll('/', '\0') ? -1 : 1));
}

const readSource = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
const featureOf = (file: string) => basename(dirname(file));
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const ofFeature = (name: string) => `of${camelCase(name).replace(/^\w/, letter => letter.toUpperCase())}`;
