import { describe, expect, test } from 'vitest';
import { contract } from '../shared/contract.ts';
import { mayImport, mayTouchAws } from './support/import-rules.ts';
import { readSources, type Source, sourceOf } from './support/source-tree.ts';

const maxLines = 300;
const forbiddenFolders = ['utils', 'util', 'helpers', 'helper', 'common', 'misc'];
const mayPrint = /^(bin\/|lib\/(local|build)\/|test\/|web\/api\/log\.ts$)/;

interface Rule {
  title: string;
  /** What offends in a file, each in a few words. */
  offences: (source: Source) => string[];
  /** A file that offends, as path and text. */
  offender: [path: string, text: string];
}

const imports =
  (wrong: (source: Source, imported: Source['imports'][number]) => boolean) => (source: Source) =>
    source.imports.filter(imported => wrong(source, imported)).map(({ name }) => name);

const rules: Rule[] = [
  {
    title: 'imports go one way',
    offences: imports(({ path }, imported) => !mayImport(path, imported)),
    offender: [
      'web/features/cases/cases/list/case-list.page.tsx',
      "import { keys } from '../../functions/storage/keys.ts';",
    ],
  },
  {
    title: 'only platform folders and the stand-ins touch AWS',
    offences: imports(({ path }, { name }) => /^@(aws-sdk|smithy)\//.test(name) && !mayTouchAws(path)),
    offender: [
      'functions/features/cases/cases/create-case.ts',
      "import { S3Client } from '@aws-sdk/client-s3';",
    ],
  },
  {
    title: 'zod is imported whole, so that it can be bundled in part',
    offences: ({ text }) => text.match(/^import (type )?\{[^}]*\bz\b[^}]*\} from 'zod'/gm) ?? [],
    offender: ['shared/features/cases/cases/schema.ts', "import { z } from 'zod';"],
  },
  {
    title: `no file is longer than ${maxLines} lines`,
    offences: ({ text }) => {
      const { length } = text.trimEnd().split('\n');
      return length > maxLines ? [`${length} lines`] : [];
    },
    offender: ['lib/cloud/api.ts', '\n'.repeat(maxLines).concat('end')],
  },
  {
    title: 'no folder is a drawer for anything',
    offences: ({ path }) => path.split('/').filter(name => forbiddenFolders.includes(name)),
    offender: ['web/utils/dates.ts', ''],
  },
  {
    title: 'no file only passes others on',
    offences: ({ path }) => (/\/index\.tsx?$/.test(path) ? ['index'] : []),
    offender: ['shared/cases/index.ts', "export { Case } from './schema.ts';"],
  },
  {
    title: 'only what runs in a terminal prints, and the log of the page',
    offences: ({ path, text }) => (mayPrint.test(path) ? [] : (text.match(/\bconsole\.\w+(?=\()/g) ?? [])),
    offender: ['functions/features/cases/cases/create-case.ts', "console.log('created');"],
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

describe('the source keeps its shape', () => {
  const sources = readSources();

  test.each(rules)('$title', ({ offences }) => {
    const found = sources.flatMap(source => offences(source).map(offence => `${source.path}: ${offence}`));
    expect(found).toEqual([]);
  });

  test.each(rules)('a violation is detected: $title', ({ offences, offender }) => {
    expect(offences(sourceOf(...offender))).toHaveLength(1);
  });

  test.each(Object.keys(contract))('the calls of %s are answered in a folder of that name', noun => {
    expect(sources.map(source => source.path)).toContain(`functions/${noun}/handlers.ts`);
  });
});

describe('who may import whom', () => {
  const cases: [verdict: 'may' | 'may not', from: string, statement: string][] = [
    ['may', 'functions/features/cases/cases/create-case.ts', "import { Table } from '../storage/table.ts';"],
    [
      'may',
      'functions/features/cases/cases/create-case.ts',
      "import { Case } from '../../shared/cases/schema.ts';",
    ],
    ['may', 'functions/features/cases/cases/create-case.ts', "import type { Handler } from '../context.ts';"],
    [
      'may not',
      'functions/features/cases/cases/create-case.ts',
      "import { openContext } from '../context.ts';",
    ],
    [
      'may not',
      'functions/features/cases/cases/create-case.ts',
      "import { MembersStore } from '../members/members-store.ts';",
    ],
    [
      'may not',
      'functions/features/cases/cases/create-case.ts',
      "import type { Row } from '../members/members-store.ts';",
    ],
    [
      'may not',
      'functions/platform/events/dispatch.ts',
      "import { notify } from '../notifications/notify.ts';",
    ],
    ['may', 'functions/composition/context.ts', "import { MembersStore } from './members/members-store.ts';"],
    ['may not', 'functions/composition/context.ts', "import { createCase } from './cases/create-case.ts';"],
    ['may', 'functions/lambdas/api.ts', "const load = () => import('../cases/handlers.ts');"],
    ['may not', 'functions/lambdas/api.ts', "import { handlers } from '../cases/handlers.ts';"],
    ['may', 'lib/local/gateway.ts', "import { handler } from '../../functions/entries/api.ts';"],
    ['may not', 'lib/local/gateway.ts', "import { keys } from '../../functions/storage/keys.ts';"],
    ['may not', 'lib/cloud/api.ts', "import { handler } from '../../functions/entries/api.ts';"],
    ['may', 'lib/local/dynamodb/check.ts', "import { walls } from '../../cloud/walls.ts';"],
    ['may not', 'lib/cloud/api.ts', "import { start } from '../local/start.ts';"],
    ['may', 'lib/restore/rules/cases.ts', "import { caseKey } from '../../../functions/storage/keys.ts';"],
    [
      'may',
      'lib/restore/rules/cases.ts',
      "import { caseItem } from '../../../functions/cases/case-items.ts';",
    ],
    [
      'may not',
      'lib/restore/rules/cases.ts',
      "import { CasesStore } from '../../../functions/cases/cases-store.ts';",
    ],
    ['may', 'lib/local/drill.ts', "import { digest } from '../restore/canonical.ts';"],
    ['may', 'web/cases/case-form.tsx', "import { call } from '../api/call.ts';"],
    ['may not', 'web/cases/case-form.tsx', "import { box } from '../notifications/box.tsx';"],
    ['may not', 'web/ui/field.tsx', "import { form } from '../cases/case-form.tsx';"],
    ['may not', 'shared/features/cases/cases/schema.ts', "import { can } from '../../web/session/can.ts';"],
    ['may', 'bin/local.ts', "import { start } from '../lib/local/start.ts';"],
    ['may not', 'bin/local.ts', "import { keys } from '../functions/platform/storage/keys.ts';"],
    [
      'may',
      'test/features/cases/cases/create-case.test.ts',
      "import { keys } from '../../functions/storage/keys.ts';",
    ],
  ];

  test.each(cases)('it %s: %s %s', (verdict, from, statement) => {
    const allowed = sourceOf(from, statement).imports.map(imported => mayImport(from, imported));
    expect(allowed).toEqual([verdict === 'may']);
  });
});
