import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digest } from '../../../lib/restore/canonical-json.ts';
import { checkTable } from '../../../lib/restore/check/check-table.ts';
import { repair } from '../../../lib/restore/import-export.ts';
import { cancelMove, copyOrganization, finishMove } from '../../../lib/restore/move/move-organization.ts';
import { placeOf } from '../../../shared/core/place-of.ts';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { newEmail, provisionClinic, signInAtFront } from '../../support/cells/people-of-cells.ts';
import { type Cells, startCells } from '../../support/cells/start-cells.ts';

const clinic = 'clinic-moving';
const email = newEmail();
let cells: Cells;
let person: Awaited<ReturnType<typeof signInAtFront>>;
beforeAll(async () => {
  cells = await startCells();
  await provisionClinic(cells, clinic, email);
  person = await signInAtFront(cells, email, clinic);
});
afterAll(() => cells.close());

const itemsOf = async (cell: Cells['first']) =>
  (await cells.itemsIn(cell)).filter(item => {
    const place = placeOf(item);
    return typeof place === 'object' && place.organization === clinic;
  });

test('a clinic that is being moved to another cell is closed; cancelling opens the clinic and deletes the copied items', async () => {
  const move = cells.moveOf(clinic, cells.first, cells.second);
  await copyOrganization(move, cells.settled);
  const refused = { cases: cases.searchCases, language: account.changeLanguage };
  expect(await person.in(clinic).expectError(refused.cases, {})).toMatchObject({
    code: 'organization.archived',
  });
  expect(await person.in(clinic).expectError(refused.language, { locale: 'zh' })).toMatchObject({
    code: 'server.busy',
  });
  await repair(cells.client, move.from, [{ put: { pk: `C#${clinic}#LATE`, sk: 'LATE' } }]);
  await expect(finishMove(move)).rejects.toThrow(/copy it first/);
  await cancelMove(move);
  expect(await itemsOf(cells.second)).toEqual([]);
  await repair(cells.client, move.from, [{ delete: { pk: `C#${clinic}#LATE`, sk: 'LATE' } }]);
  await person.in(clinic).call(cases.searchCases, {});
});

test('a clinic moved to another cell keeps every record, and no reaction to its earlier events runs again', async () => {
  const { data: child } = await person.in(clinic).call(cases.createCase, { fullName: 'Child' });
  await cells.settled();
  // Deletes the markers of reactions that have run, as if 30 days had passed, after which the markers expire.
  const marks = (await itemsOf(cells.first)).filter(({ pk }) => pk.includes('#D#'));
  expect(marks.length).toBeGreaterThan(0);
  await repair(
    cells.client,
    'lumitree',
    marks.map(({ pk, sk }) => ({ delete: { pk, sk } })),
  );
  const mails = cells.first.mail.received().length;
  const before = await itemsOf(cells.first);
  const moved = await cells.move(clinic, cells.first, cells.second);
  await cells.settled();
  expect(moved.items).toBe(before.length);
  expect(await itemsOf(cells.first)).toEqual([]);
  const after = await itemsOf(cells.second);
  const withoutVersion = (items: typeof after) => digest(items.map(item => ({ ...item, version: 0 })));
  expect(withoutVersion(after)).toEqual(withoutVersion(before));
  expect(cells.first.mail.received()).toHaveLength(mails);
  expect((await person.in(clinic).call(cases.getCase, { caseId: child.id })).data).toEqual(child);
  await person.in(clinic).call(cases.createCase, { fullName: 'Second child' });
  await cells.settled();
  expect(await itemsOf(cells.first)).toEqual([]);
});

test('a request to move a clinic is rejected if its source and target table are swapped, and nothing is lost', async () => {
  const before = await itemsOf(cells.second);
  expect(before.length).toBeGreaterThan(0);
  const wrong = cells.moveOf(clinic, cells.first, cells.second);
  await expect(copyOrganization(wrong, cells.settled)).rejects.toThrow(/is not in lumitree/);
  await expect(cancelMove(wrong)).rejects.toThrow(/is not in lumitree/);
  const back = cells.moveOf(clinic, cells.second, cells.first);
  await copyOrganization(back, cells.settled);
  await expect(cancelMove(wrong)).rejects.toThrow(/is not in lumitree/);
  await cancelMove(back);
  const withoutVersion = (items: typeof before) => digest(items.map(item => ({ ...item, version: 0 })));
  expect(withoutVersion(await itemsOf(cells.second))).toBe(withoutVersion(before));
});

test('the restored table of each cell, read together with the table of all people, passes all integrity rules', async () => {
  await provisionClinic(cells, 'clinic-staying', email);
  await cells.settled();
  const [first, second] = [cells.first.dynamodb.table, cells.second.dynamodb.table];
  const folder = mkdtempSync(join(tmpdir(), 'lumitree-check-'));
  const check = (table: string, region?: string) =>
    checkTable(cells.client, { table, folder, shouldRepair: false, ...(region && { region }) });
  expect(await check(first, first)).toMatchObject({ faults: 0, organizations: 1 });
  expect(await check(second, first)).toMatchObject({ faults: 0, organizations: 1 });
  expect((await check(second)).faults).toBeGreaterThan(0);
});
