import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { StageConfig } from '../../lib/cloud/stage.ts';
import { readSources } from '../support/source/source-tree.ts';
import { ofType, synthesise } from './synthesise.ts';

const root = new URL('../../', import.meta.url);
const { main, edge, siteLogs } = synthesise();
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const { context } = JSON.parse(readFileSync(new URL('cdk.json', root), 'utf8'));

const pages = ['deploy', 'operations', 'restore', 'scale', 'security'].map((name): [string, string] => [
  name,
  readFileSync(new URL(`docs/${name}.md`, root), 'utf8'),
]);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test.each(pages)('every npm command in %s.md exists', (_, text) => {
  const commands = matches(text, /npm run ([\w:-]+)/g);
  expect(commands.filter(name => !(name in scripts))).toEqual([]);
});

test.each(pages)('every file named in %s.md exists', (_, text) => {
  const files = matches(text, /`((?:lib|functions|shared|test|bin|web)\/[\w./-]+)`/g);
  expect(files.filter(path => !existsSync(new URL(path, root)))).toEqual([]);
});

test.each(pages)('every stage setting in %s.md exists', (_, text) => {
  const choices = matches(text, /\| `(\w+)` \| (?:where|domain|region|who|whether|how|number|`\{|`create`)/g);
  const known = Object.keys(context.stages.production);
  expect(
    choices.filter(name => !known.includes(name) && /Mail|Region|lock|Secret|trail|domain/.test(name)),
  ).toEqual([]);
});

test('the table of memory needs has a row for each npm command that runs a file of bin/', () => {
  const [, operations = ''] = pages.find(([name]) => name === 'operations') ?? [];
  const [, section = ''] = operations.split('## How large a table each command takes');
  const rows = matches(section.split('\n## ')[0] ?? '', /^\| (`.+?) \|/gm);
  const named = rows.flatMap(row => matches(row, /`([\w:]+)`/g)).toSorted();
  const commands = Object.entries<string>(scripts)
    .filter(([name, text]) => /\bbin\/[\w-]+\.ts/.test(text) && !name.startsWith('pre'))
    .map(([name]) => name);
  expect(named).toEqual(commands.toSorted());
});

test('the docs explain every stage setting', () => {
  const [, operations = ''] = pages.find(([name]) => name === 'operations') ?? [];
  const unexplained = Object.keys(StageConfig.shape).filter(name => !operations.includes(`| \`${name}\` |`));
  expect(unexplained).toEqual([]);
});

test.each(pages)(
  'every resource that %s.md names by the beginning of its id exists in a template',
  (_, text) => {
    const ids = [main, edge, siteLogs].flatMap(({ Resources, Outputs = {} }) => [
      ...Object.keys(Resources),
      ...Object.keys(Outputs),
    ]);
    const named = matches(text, /`([A-Z]\w+)…\w*`/g);
    expect(named.filter(start => !ids.some(id => id.startsWith(start)))).toEqual([]);
  },
);

test.each(pages)('every Lambda that a command in %s.md looks up by name exists', (_, text) => {
  const ids = ofType(main, 'AWS::Lambda::Function').map(([id]) => id);
  const sought = matches(text, /'(?:lumitree-production-)?(Functions\w+)'/g);
  expect(sought.filter(start => !ids.some(id => id.startsWith(start)))).toEqual([]);
});

test('deploy.md states how many concurrent Lambda instances the stack reserves', () => {
  const [, deploy = ''] = pages.find(([name]) => name === 'deploy') ?? [];
  const copies = ofType(main, 'AWS::Lambda::Function')
    .map(([, { Properties }]) => Number(Properties.ReservedConcurrentExecutions ?? 0))
    .reduce((sum, each) => sum + each);
  expect(deploy).toContain(`the stack reserves ${copies} `);
});

test('every log message that the docs mention is in the code', () => {
  const sources = readSources()
    .filter(({ path }) => path.startsWith('functions/'))
    .map(({ text }) => text)
    .join('\n');
  const sought = pages.flatMap(([, text]) => matches(text, /message = "([^"]+)"/g));
  expect(sought.length).toBeGreaterThan(1);
  expect(sought.filter(message => !sources.includes(`'${message}'`))).toEqual([]);
});
