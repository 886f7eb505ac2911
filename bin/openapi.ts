/**
 * Prints the OpenAPI document: `npm run openapi` to the terminal, `npm run openapi -- FILE` to a file,
 * `npm run openapi -- --released` to the file of the last release, with which tests compare the present API.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { openApi } from '../shared/openapi.ts';

const manifest = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
const text = `${JSON.stringify(openApi(version), null, 2)}\n`;

const {
  values: { released },
  positionals: [file],
} = parseArgs({ options: { released: { type: 'boolean', default: false } }, allowPositionals: true });
const releasedFile = new URL('../test/contract/released.json.gz', import.meta.url);
if (released) writeFileSync(releasedFile, gzipSync(JSON.stringify(openApi(version)), { level: 9 }));
else if (file) writeFileSync(file, text);
else process.stdout.write(text);
