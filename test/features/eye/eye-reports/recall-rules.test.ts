import { describe, expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isLabOrder, labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { contactToCall, recallContacts } from '../../../../shared/features/eye/recalls/recall.ts';
import { standingDecision } from '../../../../shared/features/eye/recalls/recall-decision.ts';
import { recallOf } from '../../../../shared/features/eye/recalls/recall-of.ts';
import { seriesVisit } from './series-visit.ts';

describe('deciding when the recall of a child is due', () => {
  const seen = seriesVisit('2025-01-01', [-1, -1], { followUp: '2025-07-01' });
  const plain = seriesVisit('2025-08-01', [-1, -1]);
  const recallAfter = (visits: (typeof seen)[], notNeeded?: { reportId: string; after: string }) =>
    recallOf('case_1', {
      visits,
      ...(notNeeded && { recall: { changes: 1, notNeeded } }),
    } as Parameters<typeof recallOf>[1]);
  const dueIn = { list: 'due', visit: { caseId: 'case_1', reportId: seen.id, dueOn: '2025-07-01' } };

  test('a child’s recall is due on the follow-up day that the last finished report sets', () => {
    expect(recallAfter([seen])).toMatchObject({ ...dueIn, visit: { ...dueIn.visit, seenOn: '2025-01-01' } });
    const draft = { ...seen, date: '2025-06-01', status: 'draft' as const, followUp: '2026-01-01' };
    expect(recallAfter([seen, draft])).toMatchObject(dueIn);
  });

  test('a visit without a follow-up date keeps the due date of a recall; a visit with a follow-up date replaces the due date', () => {
    expect(recallAfter([seen, plain])).toMatchObject({
      ...dueIn,
      visit: { ...dueIn.visit, seenOn: '2025-08-01' },
    });
    const next = seriesVisit('2025-09-01', [-1, -1], { followUp: '2026-03-01' });
    expect(recallAfter([seen, plain, next])?.visit).toMatchObject({ reportId: next.id, dueOn: '2026-03-01' });
  });

  test('a child with finished visits but no follow-up date is listed as unscheduled; a child without finished visits has no recall', () => {
    expect(recallAfter([plain])).toEqual({
      list: 'unscheduled',
      visit: { caseId: 'case_1', reportId: plain.id, seenOn: '2025-08-01', dueOn: null },
      last: plain.id,
    });
    expect(recallAfter([{ ...seen, status: 'draft' }])).toBeNull();
    expect(recallAfter([])).toBeNull();
  });

  test('a recall that is marked as not needed stays marked until the child has another visit', () => {
    const decided = { reportId: seen.id, after: plain.id };
    expect(recallAfter([seen, plain], decided)).toMatchObject({ ...dueIn, list: 'notNeeded' });
    const later = seriesVisit('2025-12-01', [-1, -1]);
    expect(recallAfter([seen, plain, later], decided)).toMatchObject({
      list: 'unscheduled',
      visit: { reportId: later.id, dueOn: null },
    });
    expect(recallAfter([seen], decided)).toMatchObject(dueIn);
  });

  test('the decision “no recall needed” is cancelled if the last visit before it is deleted or gets another follow-up date', () => {
    const decision = { changes: 1, notNeeded: { reportId: seen.id, after: plain.id } };
    const decisionAfter = (before: typeof seen | undefined, changes: object) =>
      standingDecision(decision, before, { ...plain, ...before, deletedAt: null, ...changes })?.notNeeded;
    expect(decisionAfter(plain, {})).toEqual(decision.notNeeded);
    expect(decisionAfter(plain, { deletedAt: '2025-08-02T00:00:00.000Z' })).toBeNull();
    expect(decisionAfter(plain, { followUp: '2026-01-01' })).toBeNull();
    expect(decisionAfter(seen, { followUp: null })).toEqual(decision.notNeeded);
    expect(decisionAfter({ ...seen, status: 'draft' }, { followUp: '2025-06-01' })).toEqual(
      decision.notNeeded,
    );
    expect(decisionAfter(undefined, { followUp: '2026-01-01' })).toEqual(decision.notNeeded);
    expect(standingDecision(undefined, plain, { ...plain, deletedAt: null })).toBeUndefined();
  });
});

describe('how to contact a family is chosen from the contacts that it has given', () => {
  const parent = (name: string, mobile: string | null, email: string | null) => ({
    title: null,
    name,
    mobile,
    email,
  });
  const contactsOf = (changes: Partial<Case>) =>
    recallContacts({ mother: null, father: null, mobile: null, contactEmail: null, ...changes } as Case);

  test('a family is contacted through its parents, the mother first, and then by the child’s own number', () => {
    const contacts = contactsOf({
      father: parent('Paul', null, 'paul@test.example'),
      mother: parent('Mary', '+85291230001', null),
      mobile: '+85291230002',
    });
    expect(contacts).toEqual([
      { kind: 'mother', name: 'Mary', mobile: '+85291230001', email: null },
      { kind: 'father', name: 'Paul', mobile: null, email: 'paul@test.example' },
      { kind: 'case', name: null, mobile: '+85291230002', email: null },
    ]);
  });

  test('a family is called on the first parent’s number or, without one, on the child’s; without any number it is emailed', () => {
    const father = parent('Paul', '+85291230003', null);
    const mother = parent('Mary', null, 'mary@test.example');
    expect(contactToCall(contactsOf({ mother, father, mobile: '+85291230002' }))?.name).toBe('Paul');
    expect(contactToCall(contactsOf({ mother, mobile: '+85291230002' }))?.kind).toBe('case');
    expect(contactToCall(contactsOf({ mother }))?.email).toBe('mary@test.example');
    expect(contactToCall([])).toBeUndefined();
  });

  test('a parent without contact details is not contacted', () => {
    expect(contactsOf({ mother: parent('Mary', null, null) })).toEqual([]);
  });

  test('a contact address that a parent and the child share is used only once', () => {
    const mother = parent('Mary', '+85291230001', 'mary@test.example');
    const same = contactsOf({ mother, mobile: '+85291230001', contactEmail: 'mary@test.example' });
    expect(same.map(({ kind }) => kind)).toEqual(['mother']);
    const other = contactsOf({ mother, mobile: '+85291230001', contactEmail: 'own@test.example' });
    expect(other.at(-1)).toEqual({ kind: 'case', name: null, mobile: null, email: 'own@test.example' });
  });
});

describe('recognising a lab order and its state', () => {
  const report = (changes: Partial<EyeReport>) =>
    isLabOrder({ status: 'finished', to: null, returnBy: null, ...changes } as EyeReport);
  const lab = { kind: 'lab' } as EyeReport['to'];
  const school = { kind: 'school' } as EyeReport['to'];

  test('a finished report counts as a lab order if it names a lab or has a return date', () => {
    expect(report({ to: lab })).toBe(true);
    expect(report({ returnBy: '2025-07-01' })).toBe(true);
    expect(report({ to: school, returnBy: '2025-07-01' })).toBe(true);
    expect(report({ to: school })).toBe(false);
    expect(report({})).toBe(false);
    expect(report({ status: 'draft', to: lab, returnBy: '2025-07-01' })).toBe(false);
  });

  test('a lab order is late after its return date, and counts as returned once its return is recorded, however late', () => {
    const stateOn = (today: string, changes = {}) =>
      labOrderOf({ isOrder: true, returnBy: '2025-07-01', returnedOn: null, ...changes }, today);
    expect(stateOn('2025-06-30')).toBe('ordered');
    expect(stateOn('2025-07-01')).toBe('ordered');
    expect(stateOn('2025-07-02')).toBe('late');
    expect(stateOn('2025-07-02', { returnBy: null })).toBe('ordered');
    expect(stateOn('2025-07-02', { returnedOn: '2025-07-02' })).toBe('returned');
    expect(stateOn('2025-07-02', { isOrder: false })).toBeNull();
  });
});
