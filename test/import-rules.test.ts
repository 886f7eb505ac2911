import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { biomeImportsFile } from '../lib/build/biome-imports.ts';
import { mayImport } from './support/source/may-import.ts';
import { sourceOf } from './support/source/source-tree.ts';

/** Import statements that a file may or may not contain, with an example for each layer. */
const cases: [verdict: 'may' | 'may not', from: string, statement: string][] = [
  ['may', 'shared/contract.ts', "import { Case } from './features/cases/cases/schema.ts';"],
  ['may not', 'shared/contract.ts', "import { keys } from '../functions/platform/storage/keys.ts';"],
  ['may not', 'shared/core/fields.ts', "import { Case } from '../features/cases/cases/schema.ts';"],
  ['may', 'shared/features/eye/recalls/recall.ts', "import { ids } from '../../../core/ids.ts';"],
  ['may', 'shared/features/eye/recalls/recall.ts', "import { Case } from '../../cases/cases/schema.ts';"],
  ['may', 'shared/features/eye/recalls/recall.ts', "import { days } from '../progression/days.ts';"],
  [
    'may not',
    'shared/features/cases/cases/schema.ts',
    "import { days } from '../../eye/progression/days.ts';",
  ],
  ['may not', 'shared/features/cases/cases/schema.ts', "import { can } from '../../../../web/app/can.ts';"],

  [
    'may',
    'functions/platform/http/router.ts',
    "import { Case } from '../../../shared/features/cases/cases/schema.ts';",
  ],
  ['may', 'functions/platform/files/bucket.ts', "import { S3Client } from '@aws-sdk/client-s3';"],
  [
    'may not',
    'functions/platform/events/dispatch.ts',
    "import { notify } from '../../features/operations/notifications/notify.ts';",
  ],
  [
    'may not',
    'functions/platform/http/router.ts',
    "import type { OpenContext } from '../../composition/context.ts';",
  ],
  [
    'may',
    'functions/features/cases/cases/create-case.ts',
    "import { Table } from '../../../platform/storage/table.ts';",
  ],
  [
    'may',
    'functions/features/cases/cases/create-case.ts',
    "import { Case } from '../../../../shared/features/cases/cases/schema.ts';",
  ],
  [
    'may',
    'functions/features/cases/cases/create-case.ts',
    "import type { Handler } from '../../../composition/context.ts';",
  ],
  [
    'may not',
    'functions/features/cases/cases/create-case.ts',
    "import { organizationContext } from '../../../composition/context.ts';",
  ],
  [
    'may',
    'functions/features/cases/cases/create-case.ts',
    "import { DraftsStore } from '../drafts/drafts-store.ts';",
  ],
  ['may', 'functions/features/cases/feature.ts', "const load = () => import('./cases/case-fields.ts');"],
  [
    'may not',
    'functions/features/cases/cases/create-case.ts',
    "import { MembersStore } from '../../organizations/members/members-store.ts';",
  ],
  [
    'may not',
    'functions/features/cases/cases/create-case.ts',
    "import type { MembersStore } from '../../organizations/members/members-store.ts';",
  ],
  ['may not', 'functions/features/cases/cases/create-case.ts', "import { S3 } from '@aws-sdk/client-s3';"],
  ['may', 'functions/features/reports/sending/send-report.ts', "import { eye } from '../../eye/feature.ts';"],
  [
    'may',
    'functions/composition/context.ts',
    "import { MembersStore } from '../features/organizations/members/members-store.ts';",
  ],
  [
    'may not',
    'functions/composition/context.ts',
    "import { createCase } from '../features/cases/cases/create-case.ts';",
  ],
  ['may', 'functions/lambdas/api.ts', "const load = () => import('./routes/api.ts');"],
  ['may not', 'functions/lambdas/api.ts', "import { routeTable } from './routes/api.ts';"],
  [
    'may',
    'functions/lambdas/routes/api.ts',
    "const load = () => import('../../features/cases/cases/get-case.ts');",
  ],
  [
    'may not',
    'functions/lambdas/routes/api.ts',
    "import { getCase } from '../../features/cases/cases/get-case.ts';",
  ],

  ['may', 'web/platform/api/drafts.ts', "import { drafts } from '../../../shared/core/routes.ts';"],
  ['may not', 'web/platform/api/drafts.ts', "import { Field } from '../../ui/form/field.tsx';"],
  ['may', 'web/ui/form/field.tsx', "import { call } from '../../platform/api/call.ts';"],
  [
    'may not',
    'web/ui/form/field.tsx',
    "import { CaseForm } from '../../features/cases/cases/case-form.tsx';",
  ],
  [
    'may',
    'web/features/eye/eye-reports/form/eye-form.tsx',
    "import { call } from '../../../../platform/api/call.ts';",
  ],
  [
    'may',
    'web/features/eye/eye-reports/form/eye-form.tsx',
    "import { days } from '../../progression/days.ts';",
  ],
  ['may', 'web/features/eye/eye-reports/tabs.tsx', "import { cases } from '../../cases/feature.tsx';"],
  [
    'may not',
    'web/features/eye/eye-reports/form/eye-form.tsx',
    "import { CaseForm } from '../../../cases/cases/case-form.tsx';",
  ],
  ['may not', 'web/features/eye/feature.tsx', "import { CaseForm } from '../cases/cases/case-form.tsx';"],
  [
    'may not',
    'web/features/cases/cases/case-list.page.tsx',
    "import { keys } from '../../../../functions/platform/storage/keys.ts';",
  ],
  [
    'may not',
    'web/features/cases/cases/case-list.page.tsx',
    "import { Shell } from '../../../app/shell.tsx';",
  ],
  ['may', 'web/app/routes.ts', "const load = () => import('../features/cases/cases/case-list.page.tsx');"],

  ['may', 'lib/local/gateway/gateway.ts', "import { handler } from '../../../functions/lambdas/api.ts';"],
  [
    'may not',
    'lib/local/gateway/gateway.ts',
    "import { keys } from '../../../functions/platform/storage/keys.ts';",
  ],
  ['may', 'lib/local/dynamodb/check.ts', "import { policies } from '../../cloud/table-policies.ts';"],
  ['may', 'lib/local/restore-drill.ts', "import { digest } from '../restore/canonical-json.ts';"],
  ['may not', 'lib/cloud/api/api.ts', "import { handler } from '../../../functions/lambdas/api.ts';"],
  ['may not', 'lib/cloud/api/api.ts', "import { start } from '../../local/start-product.ts';"],
  [
    'may',
    'lib/restore/rules/cases.ts',
    "import { caseKey } from '../../../functions/platform/storage/keys.ts';",
  ],
  [
    'may',
    'lib/restore/rules/cases.ts',
    "import { caseItem } from '../../../functions/features/cases/cases/case-items.ts';",
  ],
  [
    'may not',
    'lib/restore/rules/cases.ts',
    "import { CasesStore } from '../../../functions/features/cases/cases/cases-store.ts';",
  ],
  ['may', 'bin/local.ts', "import { start } from '../lib/local/start-product.ts';"],
  ['may not', 'bin/local.ts', "import { keys } from '../functions/platform/storage/keys.ts';"],
  [
    'may',
    'test/features/cases/cases/create-case.test.ts',
    "import { keys } from '../../../../functions/platform/storage/keys.ts';",
  ],
  ['may not', 'shared/features/cases/cases/schema.ts', "import { S3 } from '@aws-sdk/client-s3';"],
];

describe('files may import only what the import rules allow', () => {
  test.each(cases)(
    'according to the import rules, a file %s have this import: %s: %s',
    (verdict, from, statement) => {
      const allowed = sourceOf(from, statement).imports.map(imported => mayImport(from, imported));
      expect(allowed).toEqual([verdict === 'may']);
    },
  );

  test('a file that belongs to no layer must not import anything', () => {
    const imported = { name: './b.ts', path: 'scripts/b.ts', kind: 'value' } as const;
    expect(mayImport('scripts/a.ts', imported)).toBe(false);
  });
});

describe('Biome applies the same import rules', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'biome-imports-')));
  let rejected: string[] = [];
  const comparable = cases
    .map((row, at) => [...row, at] as const)
    .filter(([, , statement]) => !needsKind(statement));

  /** Writes each statement into a file of its own, in the folder of the layer for which it is checked. */
  const fileOf = (at: number) => {
    const [, from] = cases[at] ?? ['', ''];
    return `${dirname(from)}/import-${at}.ts`;
  };

  beforeAll(async () => {
    cpSync(biomeImportsFile, join(folder, biomeImportsFile));
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ extends: [`./${biomeImportsFile}`] }));
    for (const [at, [, , statement]] of cases.entries()) {
      const file = join(folder, fileOf(at));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, statement);
    }
    rejected = await filesWithRestrictedImports(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(comparable)(
    'according to Biome, a file %s have this import: %s: %s',
    (verdict, _from, _statement, at) => {
      expect(rejected.includes(fileOf(at))).toBe(verdict === 'may not');
    },
  );
});

/**
 * Whether the statement imports a module that only `import()` may load. Biome cannot tell this kind of import
 * from a static one.
 */
function needsKind(statement: string): boolean {
  return statement.startsWith('import { routeTable }') || statement.startsWith('import { getCase }');
}

async function filesWithRestrictedImports(folder: string): Promise<string[]> {
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--reporter=github',
    '.',
  ];
  const output = await promisify(execFile)(join(process.cwd(), 'node_modules/.bin/biome'), args, {
    cwd: folder,
  })
    .then(({ stdout }) => stdout)
    .catch((error: { stdout: string }) => error.stdout);
  return [...output.matchAll(/,file=([^,]+)/g)].map(([, file = '']) => relative(folder, file));
}
