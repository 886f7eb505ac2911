/**
 * Writes the generated files: lists of features, pages of docs/, tables in which Lambdas find handlers and
 * formats, and the import rules for Biome. `--check` writes nothing and fails if a file is outdated.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { featureLists } from '../lib/build/feature-lists.ts';

const root = new URL('../', import.meta.url);
const isCheck = process.argv.includes('--check');

await writeAll(featureLists());
// Imported only here, because generated-files.ts imports the API contract, which imports the lists written
// above.
const { generatedFiles } = await import('./docs/generated-files.ts');
await writeAll(generatedFiles);

async function writeAll(files: Record<string, () => string | Promise<string>>): Promise<void> {
  for (const [file, make] of Object.entries(files)) {
    const url = new URL(file, root);
    const text = await make();
    if (!isCheck) {
      mkdirSync(new URL('.', url), { recursive: true });
      writeFileSync(url, text);
    } else if (!existsSync(url) || readFileSync(url, 'utf8') !== text) {
      console.error(`${file} is not current: run npm run docs`);
      process.exitCode = 1;
    }
  }
}
