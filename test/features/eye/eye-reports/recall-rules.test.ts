import { describe, expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { isLabOrder, labOrderOf } from '../../../../shared/features/eye/eye-reports/lab-order.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { dueVisitOf, recallContacts } from '../../../../shared/features/eye/recalls/recall.ts';
import { seriesVisit } from './series-visit.ts';

describe('a visit is due', () => {
  const seen = seriesVisit('2025-01-01', [-1, -1], { followUp: '2025-07-01' });
  const dueAfter = (...visits: (typeof seen)[]) =>
    dueVisitOf('case_1', { visits } as Parameters<typeof dueVisitOf>[1]);

  test('when the last finished report says so', () => {
    expect(dueAfter(seen)).toEqual({
      caseId: 'case_1',
      reportId: seen.id,
      seenOn: '2025-01-01',
      dueOn: '2025-07-01',
    });
    expect(
      dueAfter(seen, { ...seen, date: '2025-06-01', status: 'draft', followUp: '2026-01-01' })?.dueOn,
    ).toBe('2025-07-01');
  });

  test('not when it asks for none, nor without one', () => {
    expect(dueAfter(seen, seriesVisit('2025-06-01', [-1, -1]))).toBeNull();
    expect(dueAfter({ ...seen, status: 'draft' })).toBeNull();
    expect(dueAfter()).toBeNull();
  });
});

describe('a family is contacted', () => {
  const parent = (name: string, mobile: string | null, email: string | null) => ({
    title: null,
    name,
    mobile,
    email,
  });
  const contactsOf = (changes: Partial<Case>) =>
    recallContacts({ mother: null, father: null, mobile: null, contactEmail: null, ...changes } as Case);

  test('by its parents, the mother first, and then by its own number', () => {
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

  test('not by a parent who cannot be reached', () => {
    expect(contactsOf({ mother: parent('Mary', null, null) })).toEqual([]);
  });

  test('by its own address once, where it is that of a parent', () => {
    const mother = parent('Mary', '+85291230001', 'mary@test.example');
    const same = contactsOf({ mother, mobile: '+85291230001', contactEmail: 'mary@test.example' });
    expect(same.map(({ kind }) => kind)).toEqual(['mother']);
    const other = contactsOf({ mother, mobile: '+85291230001', contactEmail: 'own@test.example' });
    expect(other.at(-1)).toEqual({ kind: 'case', name: null, mobile: null, email: 'own@test.example' });
  });
});

describe('a lab order', () => {
  const report = (changes: Partial<EyeReport>) =>
    isLabOrder({ status: 'finished', to: null, returnBy: null, ...changes } as EyeReport);
  const lab = { kind: 'lab' } as EyeReport['to'];
  const school = { kind: 'school' } as EyeReport['to'];

  test('is a finished report to a lab, or one with a day of return', () => {
    expect(report({ to: lab })).toBe(true);
    expect(report({ returnBy: '2025-07-01' })).toBe(true);
    expect(report({ to: school, returnBy: '2025-07-01' })).toBe(true);
    expect(report({ to: school })).toBe(false);
    expect(report({})).toBe(false);
    expect(report({ status: 'draft', to: lab, returnBy: '2025-07-01' })).toBe(false);
  });

  test('is late after its day, and returned whenever it came back', () => {
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
