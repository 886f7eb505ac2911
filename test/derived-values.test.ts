import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const list = 'docs/derived-values.md';

/**
 * Matches code that derives a value from others: hashes, ciphers, our own functions that use them, and sums
 * over the letters of a text.
 */
const derives =
  /\b(createHash|createHmac|createCipheriv|hkdfSync|hkdf|pbkdf2|pbkdf2Sync|scrypt|scryptSync|hashSecret|derivedId|digestOf)\b|\bsubtle\.\w+\(|reduce\(\([^)]*\) => [^;]*codePointAt/;
const scanned = ['functions', 'shared', 'web', 'lib', 'bin'];
/** Whether a file belongs to the local stand-ins and demo data. */
const isLocal = (path: string) => path.startsWith('lib/local/');

const places = scanned
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
  )
  .filter(path => /\.tsx?$/.test(path) && !path.includes('node_modules') && !isLocal(path))
  .filter(path => derives.test(readFileSync(join(root, path), 'utf8')))
  .toSorted();

const listed = [...readFileSync(join(root, list), 'utf8').matchAll(/\]\((\.\.\/[^)#]+\.tsx?)\)/g)]
  .map(([, path = '']) => normalize(join(dirname(list), path)))
  .filter(path => !path.startsWith('test/'))
  .toSorted();

test('docs/derived-values.md lists each file that hashes or encrypts a value, and no other source file', () => {
  expect(listed.filter(path => !existsSync(join(root, path)))).toEqual([]);
  expect(
    places.filter(path => !listed.includes(path)),
    `not in ${list}`,
  ).toEqual([]);
  expect(
    listed.filter(path => !places.includes(path)),
    'derives nothing any more',
  ).toEqual([]);
  expect(listed.length, 'each once').toBe(new Set(listed).size);
});

test('the check of docs/derived-values.md finds only files that hash or encrypt a value', () => {
  expect(places).toContain('functions/platform/storage/hash-secret.ts');
  expect(places).toContain('web/platform/offline/encrypt.ts');
  expect(places).not.toContain('functions/features/eye/outcomes/tell-visits.ts');
});
