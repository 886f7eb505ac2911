import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../support/source/source-tree.ts';

/**
 * Names in backticks in the docs that our code does not define: names of AWS, of a library, of the reader's
 * machine or of a test run, and example names.
 */
const foreignNames = [
  '$NEW',
  '.cache/test/pages.json',
  '/lumitree/production/cell/',
  '/proc/pressure/memory',
  'RefreshTokenRotation',
  'TOKEN.dkim.amazonses.com',
  'UserAuthentication',
  'VerifiedForSendingStatus',
  'bundles/clinic-a/',
  'dangerouslySetInnerHTML',
  'papaparse',
  'preferredName',
  'AWSBackupDefaultServiceRole',
  'xray_trace_id',
];
const isIgnored = (path: string) => /(^|\/)(node_modules|dist|cdk\.out|\.git|\.local)(\/|$)/.test(path);
const pages = globSync(['*.md', 'docs/**/*.md', 'test/suites/README.md'], { cwd: root, exclude: isIgnored })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => path !== 'CHANGELOG.md');
const files = globSync('{.ci,.github,bin,functions,lib,shared,test,web}/**/*', {
  cwd: root,
  exclude: isIgnored,
})
  .concat(globSync('{*.json,*.ts,.*}', { cwd: root }))
  .map(path => path.replaceAll('\\', '/'));
const paths = [...files, ...pages].join('\n');
const code = files
  .filter(path => /\.(tsx?|mjs|json|ya?ml|css|html|txt)$/.test(path) && !path.endsWith('docs-names.test.ts'))
  .map(path => readFileSync(`${root}/${path}`, 'utf8'))
  .join('\n');
const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));

const isIdentifier = (name: string) => /^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(name);
const isPath = (name: string) => /^[\w.-]*(\/[\w.*-]+)+\/?$/.test(name);

const exists = (name: string) =>
  (isIdentifier(name) && name.split('.').every(word => words.has(word))) ||
  paths.includes(name.replace(/\/$/, '')) ||
  code.includes(name);

/** Identifiers and paths in back ticks, outside code blocks. */
const namesIn = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter(span => isIdentifier(span) || isPath(span));

describe('names in backticks in the docs exist in the code', () => {
  test.each(pages)('each name in backticks in %s exists in the code', page => {
    const names = namesIn(readFileSync(`${root}/${page}`, 'utf8'));
    expect(names.filter(name => !exists(name) && !foreignNames.includes(name))).toEqual([]);
  });

  test('each name on the list of names from outside our code is still used in the docs', () => {
    const used = new Set(pages.flatMap(page => namesIn(readFileSync(`${root}/${page}`, 'utf8'))));
    expect(foreignNames.filter(name => !used.has(name) || exists(name))).toEqual([]);
  });

  test('this check finds a name in the docs that no longer exists in the code', () => {
    expect(
      namesIn('`outlastsLicence` and `lib/gone.ts`, not `npm test`').filter(name => !exists(name)),
    ).toEqual(['outlastsLicence', 'lib/gone.ts']);
  });
});
