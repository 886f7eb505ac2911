/**
 * `npm run new -- classes/class` makes a noun of a feature: calls, store, pages, texts and tests in every
 * tier. `--child-of-case` makes one that belongs to a case; `--plural` and `--zh` say what is not regular.
 * `npm run new -- --remove classes/class` takes it out again.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../lib/build/paths.ts';
import { makeNoun } from './noun/make-noun.ts';
import { type NounNames, pluralOf } from './noun/names.ts';
import { exists, problemWith } from './noun/plan.ts';
import { recognizeNoun, removeNoun, restoreLayout } from './noun/remove-noun.ts';

const usage = `Usage: npm run new -- FEATURE/NOUN [--child-of-case] [--plural NOUNS] [--zh 名称]
       npm run new -- --remove FEATURE/NOUN [--plural NOUNS]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'child-of-case': { type: 'boolean', default: false },
    remove: { type: 'boolean', default: false },
    plural: { type: 'string' },
    zh: { type: 'string' },
  },
});
const [feature = '', singular = ''] = positionals[0]?.split('/') ?? [];
const plural = values.plural ?? pluralOf(singular);
const names: NounNames = {
  feature,
  singular,
  plural,
  chinese: values.zh ?? '记录',
  isCaseChild: values['child-of-case'],
};

if (values.remove) {
  if (!exists(`shared/features/${feature}/${plural}/endpoints.ts`))
    stop(`There are no ${plural} of ${feature}.`);
  const files = removeNoun(recognizeNoun(names));
  format(files);
  restoreLayout(files);
  run('bin/docs.ts');
  console.log(`Removed ${plural}.`);
} else {
  const problem = problemWith(names);
  if (problem) stop(problem);
  format(makeNoun(names));
  run('bin/docs.ts');
  noteSchema();
  console.log(
    `Made ${plural}. Next: npm run check and npm test -- ${plural}; the texts are in web/platform/i18n.`,
  );
}

function stop(problem: string): never {
  console.error(`${problem}\n${usage}`);
  process.exit(1);
}

/** Sorts imports and folds lines. */
function format(files: string[]): void {
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--no-errors-on-unmatched', ...files);
}

function run(script: string, ...words: string[]): void {
  const program = script.startsWith('-') ? script : join(projectFolder, script);
  execFileSync(process.execPath, [program, ...words], {
    cwd: projectFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Notes the number of the stored record's schema, from which tests see that it has changed. */
function noteSchema(): void {
  run(
    '--input-type=module',
    '--eval',
    `const { readKnownSchemas, schemaHash, writeKnownSchemas } = await import('./test/formats/fixtures.ts');
     writeKnownSchemas({ ...readKnownSchemas(), ${plural}: { 1: schemaHash('${plural}') } });`,
  );
}
