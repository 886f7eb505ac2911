import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { apiOperations } from '../shared/contract.ts';
import { creates } from '../shared/core/endpoint.ts';
import { localeComparers } from './support/source/locale-comparers.ts';
import { mayImport } from './support/source/may-import.ts';
import { readSources, root, type Source, sourceOf, tiers } from './support/source/source-tree.ts';

const maxLines = 300;
/** Folders of generated files. Nobody reads these files, so they may be longer than `maxLines`. */
const generatedTables = /^(functions\/lambdas\/routes|test\/support\/generated)\//;
const forbiddenFolders = ['utils', 'util', 'helpers', 'helper', 'common', 'misc'];
const mayPrint = /^(bin\/|lib\/(local|build)\/|test\/|web\/platform\/api\/log\.ts$)/;
/** Maximum number of files directly in one folder. */
const maxFiles = 40;
/** Folders that hold exactly one JSON file of texts per namespace, loaded by name. */
const catalogues = /^web\/platform\/i18n\/(en|zh)$/;

const creating = apiOperations.filter(({ endpoint }) => creates(endpoint)).map(({ name }) => name);
const creatingWithoutKey = RegExp(
  `\\bcall\\(\\s*\\w+\\.(${creating.join('|')})\\b(?![^;]*\\{[^{}]*\\bidempotencyKey(?!: crypto)\\b)`,
  'g',
);

interface Rule {
  title: string;
  /** The violations found in a file, each described in a few words. */
  offences: (source: Source) => string[];
  /** An example of a file with a violation: its path and its text. */
  offender: [path: string, text: string];
}

const rules: Rule[] = [
  {
    title: 'imports go one way, and only some layers import the AWS SDK',
    offences: ({ path, imports }) =>
      imports.filter(imported => !mayImport(path, imported)).map(imported => imported.path ?? imported.name),
    offender: [
      'functions/features/cases/cases/create-case.ts',
      "import { Queue } from '@aws-sdk/client-sqs';\nimport { Table } from '../../../platform/storage/table.ts';",
    ],
  },
  {
    title: 'zod is imported as a namespace, so that bundles leave out its unused parts',
    offences: ({ text }) => text.match(/^import (type )?\{[^}]*\bz\b[^}]*\} from 'zod'/gm) ?? [],
    offender: ['shared/features/cases/cases/schema.ts', "import { z } from 'zod';"],
  },
  {
    title: `no file is longer than ${maxLines} lines`,
    offences: ({ path, text }) => {
      const { length } = text.trimEnd().split('\n');
      return length > maxLines && !generatedTables.test(path) ? [`${length} lines`] : [];
    },
    offender: ['lib/cloud/api/api.ts', '\n'.repeat(maxLines).concat('end')],
  },
  {
    title: 'no folder has a catch-all name such as utils',
    offences: ({ path }) => path.split('/').filter(name => forbiddenFolders.includes(name)),
    offender: ['web/utils/dates.ts', ''],
  },
  {
    title: 'no file only re-exports other files',
    offences: ({ path }) => (/\/index\.tsx?$/.test(path) ? ['index'] : []),
    offender: ['shared/features/cases/cases/index.ts', "export { Case } from './schema.ts';"],
  },
  {
    title: 'a test that replaces modules is named so, because it needs modules of its own',
    offences: ({ path, text }) =>
      /\.test\.tsx?$/.test(path) && !path.endsWith('.mocked.test.ts')
        ? (text.match(/^vi\.mock\(/gm) ?? [])
        : [],
    offender: ['test/web/palette.test.ts', "vi.mock('react-router', () => ({}));"],
  },
  {
    title: 'only terminal programs and the log of the page write to the console',
    offences: ({ path, text }) => (mayPrint.test(path) ? [] : (text.match(/\bconsole\.\w+(?=\()/g) ?? [])),
    offender: ['functions/features/cases/cases/create-case.ts', "console.log('created');"],
  },
  {
    title: 'every dialog uses ui/dialog, which gives the close button a name',
    offences: ({ path, text }) =>
      path === 'web/ui/dialog/dialog-frame.tsx' || path.startsWith('test/')
        ? []
        : (text.match(/<Modal\b(?!\.)/g) ?? []),
    offender: ['web/features/cases/cases/assign-dialog.tsx', '<Modal opened onClose={onClose} />'],
  },
  {
    title: 'pages use useApiMutation, which shows the outcome of an action even after its button unmounts',
    offences: ({ path, text }) =>
      path === 'web/platform/api/use-api-mutation.ts' || path.startsWith('test/')
        ? []
        : (text.match(/\buseMutation\b/g) ?? []),
    offender: [
      'web/features/cases/cases/use-archive.ts',
      "import { useMutation } from '@tanstack/react-query';",
    ],
  },
  {
    title: 'a page creates records with the idempotency key that useApiMutation keeps for each press',
    offences: ({ path, text }) =>
      /^web\/(features|app|ui)\//.test(path) ? (text.match(creatingWithoutKey) ?? []) : [],
    offender: ['web/features/cases/cases/use-add.ts', "await call(cases.createCase, { fullName: 'Amy' });"],
  },
  {
    title: 'a schema check reports problems with addProblem, so that later checks still run',
    offences: ({ path, text }) =>
      path === 'shared/core/fields.ts' ? [] : (text.match(/\bissues\.push\(/g) ?? []),
    offender: [
      'shared/features/eye/optics/refraction.ts',
      ['issues.', "push({ code: 'custom', message, path, input: axis });"].join(''),
    ],
  },
  {
    title: 'pages do not use the schemas of endpoints, because the build removes them',
    offences: ({ path, text }) =>
      path.startsWith('web/') ? (text.match(/(?<!typeof )\b[a-z]\w*\.[a-z]\w*\.(?:in|out)put\b/g) ?? []) : [],
    offender: ['web/features/people/email-row.tsx', 'fieldErrors(calls.changeEmail.input, sent)'],
  },
  {
    title: 'language-dependent values are stored in tables or texts; only the listed files compare a locale',
    offences: ({ path, text }) =>
      path.startsWith('test/') || localeComparers.has(path)
        ? []
        : (text.match(/[=!]== '(?:en|zh)'|'en' \| 'zh'/g) ?? []),
    offender: ['functions/features/cases/cases/case-fields.ts', "language === 'zh' ? '、' : ', '"],
  },
  {
    title: 'tests wait for a condition, never for a fixed time',
    offences: ({ path, text }) =>
      path.startsWith('test/')
        ? (text.match(/\.waitForTimeout\(|resolve => setTimeout\(resolve,/g) ?? [])
        : [],
    offender: ['test/e2e/cases.e2e.ts', ['await page.waitForTimeout', '(500);'].join('')],
  },
];

describe('the source code follows the rules of the architecture', () => {
  const sources = readSources();

  test.each(rules)('$title', ({ offences }) => {
    const found = sources.flatMap(source => offences(source).map(offence => `${source.path}: ${offence}`));
    expect(found).toEqual([]);
  });

  test.each(rules)('the check of each rule finds a file that breaks it: $title', ({ offences, offender }) => {
    expect(offences(sourceOf(...offender))).toHaveLength(1);
  });

  test('functions/ has exactly four folders', () => {
    const folders = new Set(
      sources
        .map(({ path }) => path.split('/'))
        .flatMap(([tier, folder]) => (tier === 'functions' ? folder : [])),
    );
    expect([...folders].toSorted()).toEqual(['composition', 'features', 'lambdas', 'platform']);
  });

  test('a feature has the same folder name in functions/, shared/ and web/', () => {
    const inTier = (tier: string) => {
      const folders = sources.flatMap(
        ({ path }) => RegExp(`^${tier}/features/([^/]+)/`).exec(path)?.[1] ?? [],
      );
      return new Set(folders);
    };
    const shared = inTier('shared');
    expect([...inTier('functions').difference(shared)]).toEqual([]);
    /**
     * A feature that is in web/ but not in shared/ may only add entries to the navigation. Only the dashboard
     * may also have pages without a folder in shared/, because it shows the data of other features.
     */
    const announced = [...inTier('web').difference(shared)].filter(name => name !== 'dashboard');
    const files = announced.flatMap(name =>
      sources.map(({ path }) => path).filter(path => path.startsWith(`web/features/${name}/`)),
    );
    expect(files.filter(path => !path.endsWith('/feature.tsx'))).toEqual([]);
    expect([...inTier('test').difference(shared)]).toEqual([]);
  });

  test(`no folder holds more than ${maxFiles} files`, () => {
    const all = globSync(`{${tiers.join(',')}}/**/*`, {
      cwd: root,
      withFileTypes: true,
      exclude: ['**/node_modules'],
    });
    const files = all.filter(entry => entry.isFile());
    const byFolder = Object.entries(Object.groupBy(files, ({ parentPath }) => relative(root, parentPath)));
    const counts = byFolder.map(([folder, held]) => [folder, held?.length ?? 0] as const);
    const tooFull = counts.filter(([folder, count]) => count > maxFiles && !catalogues.test(folder));
    expect(tooFull).toEqual([]);
  });
});
