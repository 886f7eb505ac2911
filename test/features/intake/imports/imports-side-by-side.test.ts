import { expect, test, vi } from 'vitest';
import type { FaultInjection } from '../../../../lib/local/fault-injection.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { imports } from '../../../../shared/features/intake/imports/endpoints.ts';
import { notes } from '../../../../shared/features/notes/notes/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld, settled } from '../../../support/world.ts';
import { makeClass } from '../../classes/classes/samples.ts';
import { makeProgressReport } from '../../classes/progress-reports/samples.ts';
import { makeSession } from '../../classes/sessions/samples.ts';
import { makeConsent } from '../../consent/consents/samples.ts';
import { makeEyeReport } from '../../eye/eye-reports/samples.ts';
import { makeSurvey } from '../../eye/surveys/samples.ts';
import { makeNote } from '../../notes/notes/samples.ts';
import { makeScreening } from '../../screening/screenings/samples.ts';
import { makeTreeEntry } from '../../screening/tree-entries/samples.ts';
import { caseIdsOf, countCases } from './lists.ts';
import { makeCheckedImport, makeDoneImport, makeImport, rowOf } from './samples.ts';

const read = async (caller: Principal, importId: string) =>
  (await caller.call(imports.getImport, { importId })).data;

/** Up to 84 children with different birthdays; the import processes such children at the same time. */
const children = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    rowOf(at + 1, {
      birthDate: `2012-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    }),
  );

testInTurn('if two admins import the same file at the same time, each child gets one case', async () => {
  const { admin, join, slug } = await openClinic();
  const other = await join({ role: 'admin' });
  const rows = children(25);
  const ids = await Promise.all([admin, other].map(who => makeCheckedImport(who, rows)));
  const [first = '', second = ''] = ids;
  await Promise.all([
    admin.call(imports.commitImport, { importId: first, asNew: [1] }),
    other.call(imports.commitImport, { importId: second, asNew: [1] }),
  ]);
  await settled();
  const both = await Promise.all(ids.map(id => read(admin, id)));
  expect(both.map(({ state }) => state)).toEqual(['done', 'done']);
  expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(25);
  expect(both.reduce((sum, { unchanged }) => sum + unchanged, 0)).toBe(25);
  expect(await countCases(admin)).toBe(25);
  await admin.call(imports.undoImport, { importId: first });
  await admin.call(imports.undoImport, { importId: second });
  await settled();
  expect(await countCases(admin)).toBe(0);
  expect(await violationsOf(slug)).toEqual([]);
});

/** Starts a job of an import and stops it while it writes for the `nth` time. */
async function stopAt(nth: number, admin: Principal, importId: string, start: () => Promise<unknown>) {
  const { withFaults } = await openWorld();
  const { promise: asked, resolve: goOn } = Promise.withResolvers<undefined>();
  let writes = 0;
  await withFaults(
    ({ lambda, operation }) =>
      lambda === 'jobs' && operation === 'TransactWriteItems' && ++writes === nth ? asked : undefined,
    async () => {
      await start();
      await vi.waitFor(() => expect(writes).toBeGreaterThanOrEqual(nth), 20_000);
      await admin.call(imports.stopImport, { importId });
      goOn(undefined);
      await settled();
    },
  );
}

testInTurn(
  'a stopped import keeps its results and the rows chosen as new, can be resumed, and counts every row once',
  async () => {
    const { admin } = await openClinic();
    const noContact = { contactEmail: null, mobile: null, father: null, mother: null };
    const twins = ['Maya', 'Mara', 'Mala'].map((name, at) =>
      rowOf(58 + at, { ...noContact, fullName: `${name} Anderson`, birthDate: '2015-05-05' }),
    );
    const importId = await makeCheckedImport(admin, [...children(57), ...twins]);
    const { data: rows } = (await admin.call(imports.listImportRows, { importId, limit: 100 })).data;
    const asNew = rows.filter(({ outcome }) => outcome === 'duplicate').map(({ number }) => number);
    expect(asNew).toEqual([59, 60]);
    await stopAt(10, admin, importId, () => admin.call(imports.commitImport, { importId, asNew }));
    const stopped = await read(admin, importId);
    expect(stopped).toMatchObject({ state: 'stopped', created: stopped.done });
    expect(stopped.done).toBeLessThan(58);
    await admin.call(imports.commitImport, { importId });
    await settled();
    expect(await read(admin, importId)).toMatchObject({ state: 'done', created: 60 });
    expect(await countCases(admin)).toBe(60);
  },
);

testInTurn(
  'a stopped undo of an import keeps its results, can be resumed, and counts every row once',
  async () => {
    const { admin, slug } = await openClinic();
    const importId = await makeDoneImport(admin, children(28));
    await stopAt(5, admin, importId, () => admin.call(imports.undoImport, { importId }));
    const stopped = await read(admin, importId);
    expect(stopped).toMatchObject({ phase: 'undo', state: 'stopped', removed: stopped.done });
    expect(stopped.done).toBeLessThan(28);
    expect(await countCases(admin)).toBe(28 - stopped.removed);
    expect(await admin.expectError(imports.commitImport, { importId })).toMatchObject({
      code: 'import.wrong-phase',
    });
    await admin.call(imports.undoImport, { importId });
    await settled();
    expect(await read(admin, importId)).toMatchObject({ phase: 'undo', state: 'done', removed: 28, kept: 0 });
    expect(await countCases(admin)).toBe(0);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

/** Functions that each create a record about a child. The keys are the journal events of these records. */
const recordings = (who: Principal, caseId: string, classId: string) => ({
  'note.created': () => makeNote(who, {}, caseId),
  'screening.created': () => makeScreening(who, {}, caseId),
  'tree-entry.created': () => makeTreeEntry(who, undefined, caseId),
  'progress-report.created': () => makeProgressReport(who, caseId),
  'consent.recorded': () => makeConsent(who, undefined, caseId),
  'eyeReport.created': () => makeEyeReport(who, {}, caseId),
  'survey.created': () => makeSurvey(who, caseId),
  'class.children-added': () => who.call(classes.addClassChildren, { classId, caseIds: [caseId] }),
});

/** Delays database transactions that contain any of these texts, until `release` is called. */
function holdTransactions(texts: readonly string[], lambda: 'api' | 'jobs') {
  const { promise: released, resolve } = Promise.withResolvers<undefined>();
  let held = 0;
  const fault: FaultInjection = request => {
    if (request.lambda !== lambda || request.operation !== 'TransactWriteItems') return undefined;
    const sent = JSON.stringify(request.body);
    if (!texts.some(text => sent.includes(`"${text}"`))) return undefined;
    held++;
    return released;
  };
  const areHeld = (count: number) => vi.waitFor(() => expect(held).toBeGreaterThanOrEqual(count), 20_000);
  return { fault, areHeld, release: () => resolve(undefined) };
}

test.each([
  ['the import is undone', 'record.missing'],
  ['the case is archived', 'case.archived'],
])(
  'a request to create a record about a child is rejected if, while the request is running, %s',
  async (what, code) => {
    const { withFaults } = await openWorld();
    const { admin, slug } = await openClinic();
    const importId = await makeDoneImport(admin, children(1));
    const [caseId = ''] = await caseIdsOf(admin, importId);
    const made = recordings(admin, caseId, (await makeClass(admin)).id);
    const { fault, areHeld, release } = holdTransactions(Object.keys(made), 'api');
    await withFaults(fault, async () => {
      const outcomes = Promise.allSettled(Object.values(made).map(make => make()));
      await areHeld(Object.keys(made).length);
      if (code === 'case.archived') await admin.call(cases.archiveCase, { caseId });
      else await admin.call(imports.undoImport, { importId });
      await settled();
      release();
      const reasons = (await outcomes).map(outcome => String('reason' in outcome && outcome.reason));
      for (const reason of reasons) expect(reason, what).toContain(`"${code}"`);
    });
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'undoing an import keeps a case for which somebody creates a record at the same moment',
  async () => {
    const { withFaults } = await openWorld();
    const { admin, slug } = await openClinic();
    const importId = await makeDoneImport(admin, children(4));
    const [noted = '', joined = '', planned = ''] = await caseIdsOf(admin, importId);
    const { id: classId } = await makeClass(admin);
    const { fault, areHeld, release } = holdTransactions(['case.removed'], 'jobs');
    const noteId = await withFaults(fault, async () => {
      await admin.call(imports.undoImport, { importId });
      await areHeld(4);
      const { id } = await makeNote(admin, {}, noted);
      await admin.call(classes.addClassChildren, { classId, caseIds: [joined] });
      await makeSession(admin, { caseIds: [planned] });
      release();
      await settled();
      return id;
    });
    expect(await read(admin, importId)).toMatchObject({ state: 'done', removed: 1, kept: 3 });
    expect((await admin.call(notes.getNote, { noteId })).data).toMatchObject({ caseId: noted });
    const { data: schoolClass } = await admin.call(classes.getClass, { classId });
    expect(schoolClass).toMatchObject({ children: [{ id: joined }], hidden: 0 });
    expect(await countCases(admin)).toBe(3);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

test('the counts of an import are consistent even if the import job ends while they are being read', async () => {
  const { withFaults } = await openWorld();
  const { admin } = await openClinic();
  const importId = await makeCheckedImport(admin, children(2));
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<undefined>();
  let isHeld = false;
  const shown = await withFaults(
    async ({ lambda, operation, body }) => {
      if (lambda === 'jobs') return operation === 'TransactWriteItems' ? mayEnd : undefined;
      if (!isHeld || !operation.includes('GetItem') || !JSON.stringify(body).includes('job_'))
        return undefined;
      isHeld = false;
      end(undefined);
      await vi.waitFor(
        async () => expect(await read(admin, importId)).toMatchObject({ state: 'done' }),
        10_000,
      );
      return undefined;
    },
    async () => {
      await admin.call(imports.commitImport, { importId });
      isHeld = true;
      return read(admin, importId);
    },
  );
  expect(shown).toMatchObject({ phase: 'commit', state: 'done', created: 2 });
});

test('the fields that a user chose for the columns of a file are used again in the same organisation, but not in another one', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  await makeImport(ours.admin);
  expect((await ours.admin.call(imports.listImportMappings, {})).data.data).toHaveLength(1);
  expect((await theirs.admin.call(imports.listImportMappings, {})).data.data).toEqual([]);
});
