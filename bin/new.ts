/**
 * `npm run new -- classes/class` (or `eye/lens-trial`) adds a new kind of record, a "noun", to a feature: its
 * endpoints, store, pages, texts and tests in every tier.
 * `--child-of-case` makes each record belong to a case; `--plural` sets an irregular plural, `--zh` the
 * Chinese name.
 * `npm run new -- --remove classes/class` removes this kind of record again.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../lib/build/paths.ts';
import { chineseName } from './noun/chinese-name.ts';
import { findProblem } from './noun/find-problem.ts';
import { makeNoun } from './noun/make-noun.ts';
import { type NounNames, pluralOf } from './noun/names.ts';
import { leftovers, recognizeNoun, removeNoun, restoreLayout } from './noun/remove-noun.ts';

const usage = `Usage: npm run new -- FEATURE/NOUN [--child-of-case] [--plural NOUNS] [--zh 名称]
       npm run new -- --remove FEATURE/NOUN`;

const { values, positionals } = readArguments();
const words = positionals[0]?.split('/') ?? [];
const [feature = '', singular = ''] = words;
if (positionals.length !== 1 || words.length !== 2) stop('Name one noun with its feature, as classes/class.');
if (values.remove) remove();
else make();

function make(): void {
  const plural = values.plural ?? pluralOf(singular);
  if (plural === undefined) stop(`The plural of ${singular} may be irregular: give it with --plural.`);
  const names: NounNames = {
    feature,
    singular,
    plural,
    chinese: values.zh ?? chineseName(singular),
    isCaseChild: values['child-of-case'],
  };
  const problem = findProblem(names);
  if (problem) stop(problem);
  format(makeNoun(names));
  run('bin/docs.ts');
  noteSchema(plural);
  console.log(
    `Made ${plural}. Next: npm run check and npm test -- ${plural}; the texts are in web/platform/i18n.`,
  );
}

function remove(): void {
  const names = recognizeNoun(feature, singular);
  if (!names) stop(`There is no ${singular} of ${feature} that this program made.`);
  const files = removeNoun(names);
  format(files);
  restoreLayout(files);
  run('bin/docs.ts');
  const left = leftovers(names).map(file => `\n  ${file}`);
  console.log(`Removed ${names.plural}.${left.length > 0 ? ` Files of your own stay:${left.join('')}` : ''}`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'child-of-case': { type: 'boolean', default: false },
        remove: { type: 'boolean', default: false },
        plural: { type: 'string' },
        zh: { type: 'string' },
      },
    });
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(problem: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

function format(files: string[]): void {
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--no-errors-on-unmatched', ...files);
}

function run(script: string, ...options: string[]): void {
  const program = script.startsWith('-') ? script : join(projectFolder, script);
  execFileSync(process.execPath, [program, ...options], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Stores a hash of the new record's schema. A test compares it, to notice later changes of the schema. */
function noteSchema(kind: string): void {
  run(
    '--input-type=module',
    '--eval',
    `const { readKnownSchemas, schemaHash, writeKnownSchemas } = await import('./test/formats/fixtures.ts');
     writeKnownSchemas({ ...readKnownSchemas(), '${kind}': { 1: schemaHash('${kind}') } });`,
  );
}
