/**
 * Prints the OpenAPI document: `npm run openapi` to the terminal, `npm run openapi -- FILE` to a file,
 * `npm run openapi -- --released` to the file with which the tests compare the next contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openApi } from '../shared/openapi.ts';

const manifest = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
const text = `${JSON.stringify(openApi(version), null, 2)}\n`;

const [file] = process.argv.slice(2);
const releasedFile = new URL('../test/contract/released.json.gz', import.meta.url);
if (file === '--released')
  writeFileSync(releasedFile, gzipSync(JSON.stringify(openApi(version)), { level: 9 }));
else if (file) writeFileSync(file, text);
else process.stdout.write(text);
