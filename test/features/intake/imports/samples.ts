import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import type { ImportMapping, ImportRow } from '../../../../shared/features/intake/imports/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';
import { child } from '../../cases/cases/samples.ts';

const { photoId: _, ...fields } = child;

export const mapping: ImportMapping = {
  headings: ['Name', 'DOB', 'File no'],
  columns: [
    { heading: 'Name', field: 'fullName' },
    { heading: 'DOB', field: 'birthDate' },
  ],
  dateOrder: 'dmy',
};

/** A valid import row; the same number gives the same child. */
export function rowOf(number: number, changes: Partial<NonNullable<ImportRow['child']>> = {}): ImportRow {
  const own = {
    ...fields,
    fullName: `Kid ${number}`,
    otherName: null,
    fileNumber: `F-${number}`,
    ...changes,
  };
  return { number, line: number + 1, name: own.fullName, child: own, problems: [] };
}

/** Creates an import and sends its rows. */
export async function makeImport(
  maker: Pick<Principal, 'call'>,
  rows: ImportRow[] = [rowOf(1)],
): Promise<string> {
  const total = Math.max(...rows.map(({ number }) => number));
  const { data } = await maker.call(imports.createImport, { name: 'children.csv', total, mapping });
  for (let from = 0; from < rows.length; from += 50)
    await maker.call(imports.addImportRows, { importId: data.id, rows: rows.slice(from, from + 50) });
  return data.id;
}

export async function makeCheckedImport(maker: Pick<Principal, 'call'>, rows?: ImportRow[]): Promise<string> {
  const importId = await makeImport(maker, rows);
  await maker.call(imports.checkImport, { importId });
  await settled();
  return importId;
}

export async function makeDoneImport(maker: Pick<Principal, 'call'>, rows?: ImportRow[]): Promise<string> {
  const importId = await makeCheckedImport(maker, rows);
  await maker.call(imports.commitImport, { importId });
  await settled();
  return importId;
}

const references = { importId: 'import' } as const;
const allowedRaceErrors = ['import.wrong-phase'] as const;
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 3 });

export const importsSamples: Samples<typeof imports> = {
  listImports: { input: async () => ({}), costGrowsWithData: true },
  listImportMappings: { input: async () => ({}) },
  createImport: {
    form: async ({ page, name, open }) => {
      await open('/cases?tab=import');
      const buffer = Buffer.from(`Name,Birth date\r\n${name},2019-05-06\r\n`);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'children.csv', mimeType: 'text/csv', buffer });
      return page.getByRole('button', { name: 'Check all rows' });
    },

    input: async () => ({ name: `${randomUUID()}.csv`, total: 1, mapping }),
    arbitraries: { mapping: fc.constant(mapping) },
    expectedOutput: ({ name, total }) => ({ name, total, phase: 'upload' }),
  },
  addImportRows: {
    input: async ({ clinic }) => ({ importId: await makeImport(clinic.admin), rows: [rowOf(1)] }),
    references,
    arbitraries: { rows: numbers.map(all => all.map(number => rowOf(number))) },
    expectedOutput: ({ rows }) => ({ added: rows.length }),
    isNotJournaled: true,
  },
  checkImport: {
    input: async ({ clinic }) => ({ importId: await makeImport(clinic.admin) }),
    references,
    isContinuedByJob: true,
    allowedRaceErrors: [...allowedRaceErrors],
  },
  commitImport: {
    input: async ({ clinic }) => ({ importId: await makeCheckedImport(clinic.admin) }),
    references,
    isContinuedByJob: true,
    allowedRaceErrors: [...allowedRaceErrors],
  },
  stopImport: {
    input: async ({ clinic }) => ({ importId: await makeCheckedImport(clinic.admin) }),
    references,
    allowedRaceErrors: [...allowedRaceErrors],
  },
  undoImport: {
    input: async ({ clinic }) => ({ importId: await makeDoneImport(clinic.admin) }),
    references,
    isContinuedByJob: true,
    allowedRaceErrors: [...allowedRaceErrors],
  },
  getImport: { input: async ({ clinic }) => ({ importId: await makeImport(clinic.admin) }), references },
  listImportRows: {
    input: async ({ clinic }) => ({ importId: await makeImport(clinic.admin) }),
    references: { importId: 'import', cursor: 'public' },
  },
};
