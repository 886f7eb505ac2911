import { expect, test } from 'vitest';
import type { RequestOf, ResponseOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { templates } from '../../../../shared/features/notes/templates/endpoints.ts';
import { audit } from '../../../../shared/features/operations/audit/endpoints.ts';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { openClinic, type Principal, today } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { recordLongAgo } from '../../../support/journal.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';
import { child, makeCase } from '../../cases/cases/samples.ts';
import { makeClass } from '../../classes/classes/samples.ts';
import { makeTemplate } from '../../notes/templates/samples.ts';

type Wanted = RequestOf<typeof audit.searchAudit>;

/** Reads the audit entries of all pages. */
async function linesOf(reader: Principal, wanted: Wanted = {}): Promise<AuditEntry[]> {
  const lines: AuditEntry[] = [];
  for (let cursor: string | null = null, pages = 0; pages < 60; pages++) {
    const answer: ResponseOf<typeof audit.searchAudit> = (
      await reader.call(audit.searchAudit, { ...wanted, cursor })
    ).data;
    lines.push(...answer.data);
    cursor = answer.meta.next;
    if (cursor === null) return lines;
  }
  throw new Error('the list has no end');
}

const acts = (lines: AuditEntry[]) => lines.map(({ act }) => act);

test('the audit shows who changed and who read a case, with the person’s name, the time and the network address', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const { id } = await makeCase(user, { fullName: '陈小明' });
  const from = { 'x-forwarded-for': '203.0.113.77' };
  await user.call(cases.getCase, { caseId: id }, from);
  await user.call(cases.changeCase, { ...child, fullName: '陈小明', school: 'New', caseId: id, version: 1 });
  const lines = await linesOf(clinic.admin, { record: id });
  expect(acts(lines).toSorted()).toEqual(['case.changed', 'case.created', 'case.read']);
  expect(lines.find(({ act }) => act === 'case.read')).toMatchObject({
    by: { id: user.person.id, name: 'Uma User' },
    record: { id, name: '陈小明' },
    network: expect.stringMatching(/\.0\/24$|::\/48$/),
  });
  expect(lines.find(({ act }) => act === 'case.changed')?.details.fields).toEqual(['school']);
  expect(await violationsOf(clinic.slug)).toEqual([]);
});

test('the audit shows who was assigned to a case', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const { id } = await makeCase(clinic.admin);
  await clinic.admin.call(cases.assignCases, { caseIds: [id], addIds: [user.person.id] });
  const [assigned] = (await linesOf(clinic.admin, { record: id })).filter(
    ({ act }) => act === 'case.assigned',
  );
  expect(assigned?.details).toMatchObject({
    added: [{ id: user.person.id, name: 'Uma User' }],
    removed: [],
    until: null,
  });
});

test('if one person reads a case several times within a minute, the audit has one entry', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const { id } = await makeCase(user);
  const { withClockAhead } = await openWorld();
  for (const reader of [user, clinic.admin])
    await Promise.all([
      reader.call(cases.getCase, { caseId: id }),
      reader.call(cases.listTimeline, { caseId: id }),
      reader.call(cases.listSiblings, { caseId: id }),
    ]);
  await withClockAhead(120_000, () => user.call(cases.getCase, { caseId: id }));
  const read = await withClockAhead(180_000, () => linesOf(clinic.admin, { record: id, kind: 'reads' }));
  expect(read.map(({ by }) => by.name)).toEqual(['Uma User', expect.any(String), expect.any(String)]);
});

testInTurn('reading a case fails if the read cannot be recorded in the audit', async () => {
  const clinic = await openClinic();
  const { id } = await makeCase(clinic.admin);
  const { withFaults } = await openWorld();
  const reply = await withFaults(
    ({ operation }) => (operation === 'PutItem' ? 'refuse' : undefined),
    () => clinic.admin.send('GET', `cases/${id}`),
  );
  expect(reply.status).toBe(503);
  expect(reply.text).not.toContain('陈小明');
});

test('the audit can be filtered by person, kind and day, and its pages contain each entry once', async () => {
  const clinic = await openClinic();
  const user = await clinic.join();
  const made = [await makeCase(user), await makeCase(user), await makeCase(clinic.admin)];
  await user.call(cases.searchCases, {});
  const all = await linesOf(clinic.admin);
  const inPages = await linesOf(clinic.admin, { limit: 3 });
  const known = new Set(all.map(({ id }) => id));
  expect(
    inPages
      .filter(({ id }) => known.has(id))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...known].toSorted());
  const byUser = await linesOf(clinic.admin, { by: user.person.id, limit: 2 });
  expect(acts(byUser).toSorted()).toEqual(['case.created', 'case.created', 'cases.listed', 'session.opened']);
  expect(acts(await linesOf(clinic.admin, { by: user.person.id, kind: 'signIns' }))).toEqual([
    'session.opened',
  ]);
  expect(acts(await linesOf(clinic.admin, { by: user.person.id, kind: 'reads' }))).toEqual(['cases.listed']);
  const mine = { record: made[2]?.id ?? '', by: user.person.id };
  expect(await linesOf(clinic.admin, mine)).toEqual([]);
  const day = today();
  expect((await linesOf(clinic.admin, { from: day, to: day })).length).toBeGreaterThanOrEqual(all.length);
  expect(await linesOf(clinic.admin, { from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
});

testInTurn(
  'an admin can page back through the audit to the oldest month; reading an old page costs as much as reading a new one',
  async () => {
    const clinic = await openClinic();
    const { slug, admin } = clinic;
    await recordLongAgo(slug, 'organization.created', slug, '2024-01-31T10:00:00.000Z');
    for (const month of ['2024-02', '2024-03', '2025-12'])
      for (const day of ['01', '02', '03', '04', '05', '28'])
        await recordLongAgo(slug, 'case.created', `case_${month}${day}`, `${month}-${day}T00:00:00.000Z`);
    const lines = await linesOf(admin, { kind: 'changes', limit: 4 });
    expect(lines.filter(({ act }) => act === 'case.created').map(({ at }) => at.slice(0, 10))).toEqual(
      ['2025-12', '2024-03', '2024-02'].flatMap(month =>
        ['28', '05', '04', '03', '02', '01'].map(day => `${month}-${day}`),
      ),
    );
    expect(acts(lines).at(-1)).toBe('organization.created');
    const unitsOf = async (to: string) => {
      const { recordCalls } = await openWorld();
      const { calls } = await recordCalls(() =>
        admin.call(audit.searchAudit, { kind: 'changes', limit: 4, to }),
      );
      return calls.reduce((sum, { units }) => sum + units, 0);
    };
    const [near, far] = [await unitsOf('2025-12-20'), await unitsOf('2024-03-20')];
    expect(Math.abs(near - far)).toBeLessThanOrEqual(1);
  },
);

test('for an admin limited to selected cases, the audit does not show the names of other cases', async () => {
  const clinic = await openClinic();
  const narrow = await clinic.join({ role: 'admin', visibility: 'selected' });
  const { id } = await makeCase(clinic.admin, { fullName: '陈小明' });
  const [line] = await linesOf(narrow, { record: id });
  expect(line).toMatchObject({ act: 'case.created', record: { id, name: null } });
});

test('the audit entry of a read does not contain the name of the child', async () => {
  const clinic = await openClinic();
  const { id } = await makeCase(clinic.admin);
  await clinic.admin.call(cases.getCase, { caseId: id });
  const { ownedBy } = await openRawTable();
  const readings = (await ownedBy(clinic.slug)).filter(({ pk }) => pk.startsWith(`O#${clinic.slug}#R#`));
  expect(readings.map(({ act }) => act)).toContain('case.read');
  expect(JSON.stringify(readings)).not.toContain('陈小明');
});

test('the audit filter rejects impossible dates, and accepts a last day in the future', async () => {
  const { admin } = await openClinic();
  await makeCase(admin);
  for (const day of ['0000-01-01', '9999-12-31', '2026-02-29']) {
    for (const field of ['from', 'to'])
      expect(await admin.expectError(audit.searchAudit, { [field]: day }), day).toMatchObject({
        status: 400,
        fields: { [field]: 'validation.date' },
      });
  }
  const { data } = await admin.call(audit.searchAudit, { kind: 'changes', to: '2199-12-31' });
  expect(acts(data.data)).toContain('case.created');
});

test('the audit names templates and classes, but no template that is private to somebody else', async () => {
  const { admin, join } = await openClinic();
  const { data } = await admin.call(templates.addStarterSet, { language: 'en' });
  await makeClass(admin, 'Reading club');
  await makeTemplate(await join(), { isPublic: false });
  const lines = await linesOf(admin);
  const namesOf = (act: string) => lines.filter(line => line.act === act).map(({ record }) => record.name);
  expect(namesOf('class.created')).toEqual(['Reading club']);
  const named = namesOf('template.created').filter(name => name !== null);
  expect(new Set(named).size).toBe(data.added);
  expect(namesOf('template.created')).toHaveLength(data.added + 1);
});
