/** Prints the OpenAPI document: `npm run openapi` to the terminal, `npm run openapi -- FILE` to a file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { openApi } from '../shared/openapi.ts';

const manifest = new URL('../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
const text = `${JSON.stringify(openApi(version), null, 2)}\n`;

const [file] = process.argv.slice(2);
if (file) writeFileSync(file, text);
else process.stdout.write(text);
