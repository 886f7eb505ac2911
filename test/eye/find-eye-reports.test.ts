import { expect, test } from 'vitest';
import { cases } from '../../shared/cases/endpoints.ts';
import { CaseFields } from '../../shared/cases/schema.ts';
import type { Answers } from '../../shared/endpoint.ts';
import { eye } from '../../shared/eye/endpoints.ts';
import { openClinic, type Principal } from '../support/clinic.ts';
import { makeCase } from '../support/samples/cases.ts';
import { makeEyeReport, visit } from '../support/samples/eye.ts';

const year = new Date().getFullYear();

async function search(who: Principal, input: object = {}) {
  return (await who.call(eye.searchEyeReports, input)).data.data;
}

test('reports are found by name, by reference number, by state and by date', async () => {
  const { admin } = await openClinic();
  const [tree, river] = await Promise.all(
    ['Tessa Tree', 'Rhona River'].map(fullName => makeCase(admin, { fullName })),
  );
  const early = await makeEyeReport(admin, { date: '2025-05-16' }, tree?.id);
  const late = await makeEyeReport(admin, {}, tree?.id);
  const other = await makeEyeReport(admin, { date: '2026-01-10' }, river?.id);
  await admin.call(eye.finishEyeReport, { eyeReportId: other.id, version: 1 });
  const ids = async (input: object) => (await search(admin, input)).map(({ id }) => id);
  expect(await ids({})).toEqual([late.id, other.id, early.id]);
  expect(await ids({ text: 'tessa' })).toEqual([late.id, early.id]);
  expect(await ids({ text: other.reference })).toEqual([other.id]);
  expect(await ids({ text: `R-${year}-999999` })).toEqual([]);
  expect(await ids({ status: 'finished' })).toEqual([other.id]);
  expect(await ids({ from: '2026-01-10', to: '2026-05-15' })).toEqual([other.id]);
  expect(await ids({ to: '2025-05-16' })).toEqual([early.id]);
});

test('a row has the child’s name of today, both equivalents and the change since the visit before', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  await makeEyeReport(admin, { date: '2025-05-16', intervention: null }, child.id);
  const cycloplegic = {
    right: { ...visit.refractions.cycloplegic.right, sph: -2.25 },
    left: visit.refractions.cycloplegic.left,
  };
  const refractions = { ...visit.refractions, cycloplegic };
  await makeEyeReport(admin, { refractions, intervention: null }, child.id);
  const written = CaseFields.strip().parse(child);
  await admin.call(cases.changeCase, {
    ...written,
    fullName: '陈大明',
    caseId: child.id,
    version: child.version,
  });
  const [row, first] = await search(admin);
  expect(row).toMatchObject({
    case: { fullName: '陈大明' },
    method: 'cycloplegic',
    se: { right: -2.375, left: -0.25 },
  });
  expect(row?.change?.right).toBeCloseTo(-0.5, 2);
  expect(row?.change).toMatchObject({ left: 0, isIndicative: false });
  expect(first?.change).toBeNull();
  expect([row?.isFast, first?.isFast]).toEqual([false, false]);
});

test('pages follow one another without a row lost or twice', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin);
  const dates = Array.from({ length: 7 }, (_, month) => `2026-0${month + 1}-01`);
  for (const date of dates) await makeEyeReport(admin, { date, returnBy: null }, child.id);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Answers<typeof eye.searchEyeReports> = (
      await admin.call(eye.searchEyeReports, { limit: 3, cursor })
    ).data;
    seen.push(...page.data.map(({ date }) => date));
    cursor = page.meta.next;
  } while (cursor !== null);
  expect(seen).toEqual(dates.toReversed());
});
