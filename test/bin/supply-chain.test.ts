import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLicences, checkOrigins, checkScripts } from '../../lib/build/supply-chain/check-packages.ts';
import { findSecrets } from '../../lib/build/supply-chain/find-secrets.ts';
import { type LockedPackage, readLockfile } from '../../lib/build/supply-chain/read-lockfile.ts';

const lockOf = (entry: object): LockedPackage[] =>
  readLockfile(JSON.stringify({ packages: { '': {}, 'node_modules/a/node_modules/@b/c': entry } }));
const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' };
const rules = { allowed: ['MIT', 'Apache-2.0'], allowedInTools: ['MPL-2.0'], exceptions: {} };
const at = 'node_modules/a/node_modules/@b/c';

test.each([
  ['from the registry of whoever installs', {}, []],
  ['from the public registry', { resolved: 'https://registry.npmjs.org/@b/c/-/c-1.0.0.tgz' }, []],
  [
    'from elsewhere',
    { resolved: 'https://evil.example/c.tgz' },
    [`${at} comes from https://evil.example/c.tgz`],
  ],
  [
    'from a look-alike',
    { resolved: 'https://registry.npmjs.org.evil.example/c.tgz' },
    [expect.stringContaining('comes from')],
  ],
  ['from git', { resolved: 'git+ssh://git@github.com/b/c.git#1' }, [expect.stringContaining('comes from')]],
  ['unproved', { integrity: undefined }, [`${at} has no SHA-512`]],
  ['proved weakly', { integrity: 'sha1-abc' }, [`${at} has no SHA-512`]],
  ['inside of another', { integrity: undefined, inBundle: true }, []],
])('a package that is %s gets exactly the expected findings about its origin', (_, entry, findings) => {
  expect(checkOrigins(lockOf({ ...good, ...entry }))).toEqual(findings);
});

test.each([
  ['MIT', false, true],
  ['(MIT OR GPL-3.0-or-later)', false, true],
  ['MIT AND Apache-2.0', false, true],
  ['MIT AND GPL-3.0-or-later', false, false],
  ['GPL-3.0-only', true, false],
  ['MPL-2.0', true, true],
  ['MPL-2.0', false, false],
  [undefined, true, false],
])('the licence %s of a package (used only for development: %s) is accepted: %s', (license, dev, isFine) => {
  expect(checkLicences(lockOf({ ...good, license, dev }), rules)).toHaveLength(isFine ? 0 : 1);
});

test('a licence exception covers one licence of one package; an exception that no package needs is reported', () => {
  const exceptions = { '@b/c': { licence: 'GPL-3.0-only', why: 'a test' } };
  expect(checkLicences(lockOf({ ...good, license: 'GPL-3.0-only' }), { ...rules, exceptions })).toEqual([]);
  expect(checkLicences(lockOf({ ...good, license: 'AGPL-3.0-only' }), { ...rules, exceptions })).toHaveLength(
    1,
  );
  expect(checkLicences(lockOf(good), { ...rules, exceptions })).toEqual([
    'licences.ts excuses @b/c, which needs no excuse',
  ]);
});

test('allowScripts in package.json lists exactly the packages that run install scripts', () => {
  const running = lockOf({ ...good, hasInstallScript: true });
  expect(checkScripts(running, {})).toEqual(['@b/c runs a script when installed']);
  expect(checkScripts(running, { '@b/c': true })).toEqual([]);
  expect(checkScripts(lockOf(good), { '@b/c': true })).toEqual(['allowScripts names @b/c, which runs none']);
});

test('reading the project’s lockfile returns every package', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(text) as { packages: object };
  expect(readLockfile()).toHaveLength(Object.keys(packages).length - 1);
  expect(readLockfile().find(({ name }) => name === 'zod')).toMatchObject({
    licence: 'MIT',
    isForDevelopment: false,
  });
});

/**
 * The second half of each fake secret. They are concatenated in the tests, so that this file contains no
 * secret.
 */
const randomLooking = 'q7Zp2XvB9mKd4RtYw8Lc';
test.each([
  ['a private key', `-----BEGIN ${'RSA '}PRIVATE KEY-----`],
  ['an AWS access key', `const key = '${'AKIA'}Q3EGZP7WXLMN24RT'`],
  ['an AWS secret key', `aws_${'secret'}_access_key = ${randomLooking}${randomLooking}`],
  ['a token of GitHub', `${'ghp'}_${randomLooking}${randomLooking.slice(0, 16)}`],
  ['a token of npm', `${'npm'}_${randomLooking}${randomLooking.slice(0, 16)}`],
  ['a token of Slack', `${'xoxb'}-1234567890-${randomLooking}`],
  ['a signed token', `${'eyJ'}${randomLooking}.eyJ${randomLooking}.${randomLooking}`],
  ['a password in an address', `https://${'robot'}:${randomLooking}@example.org`],
  ['a value that looks drawn by lot', `client${'Secret'}: '${randomLooking}'`],
])('the secret scan reports %s in the source with its line, without its value', (what, line) => {
  expect(findSecrets(`first\n${line}\n`)).toEqual([`2: ${what}`]);
});

test.each([
  "const password = 'see-and-learn';",
  "accessKeyId: 'AKIABBBBBBBBBBBBBBBB'",
  'const token = await readToken(request, response, headers);',
  'https://registry.npmjs.org/a@1.0.0',
  "errors: 'sign-in.second-factor-needed'",
  "secretName: 'the-name-of-something-secret'",
])('the secret scan does not report %s', line => {
  expect(findSecrets(line)).toEqual([]);
});
