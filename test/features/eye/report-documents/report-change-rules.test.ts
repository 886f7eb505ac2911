import { expect, test } from 'vitest';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  frozenVersionOf,
  type PrintedFacts,
  printedFacts,
} from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import { eyeReportChanges } from '../../../../shared/features/eye/report-documents/report-changes.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { finishedReport } from '../eye-reports/finished-report.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';

const child: PrintedFacts['child'] = {
  ...{ fullName: 'Ann Li', otherName: null, birthDate: '2016-01-02' },
  ...{ gender: 'female', emailScript: null },
};
const organization: PrintedFacts['organization'] = {
  ...{ name: 'Bright Eyes', billingAddress: '1 Road', officeNumber: null, pdfFooter: null },
  ...{ timeZone: 'Asia/Hong_Kong', script: 'traditional', logoId: null },
};
const [first, second] = [seriesVisit('2025-01-01', [-1, -1]), seriesVisit('2026-01-01', [-2, -2])];
const facts = (changes: Partial<PrintedFacts> = {}): PrintedFacts => ({
  ...{ child, organization, visits: [first, second] },
  signer: { id: 'ada', fullName: 'Ada', qualification: null, signatureId: null },
  course: { measure: 'se', method: 'cycloplegic' },
  hasFamilyPage: true,
  hasGrowthContext: true,
  namesChooser: true,
  hasTargetResult: true,
  ...changes,
});
const since = (now: Partial<PrintedFacts>, reportId = second.id, printed: Partial<PrintedFacts> = {}) =>
  eyeReportChanges(facts(printed), facts(now), reportId);

test('a finished report lists no changes if printing the report now would give the same document', () => {
  expect(since({})).toEqual([]);
});

test('changes of a report list the child’s names first, then the birth date and then the sex', () => {
  const other = {
    ...{ gender: 'male' as const, birthDate: '2016-01-03', otherName: 'Annie', fullName: 'Anna Li' },
    emailScript: null,
  };
  expect(since({ child: other })).toEqual([
    { what: 'fullName' },
    { what: 'otherName' },
    { what: 'birthDate' },
    { what: 'gender' },
  ]);
  expect(since({ child: { ...child, emailScript: 'simplified' } })).toEqual([]);
});

test('a changed letterhead is listed as one change of a report, and a new logo as another change', () => {
  for (const field of ['name', 'billingAddress', 'officeNumber', 'pdfFooter'])
    expect(since({ organization: { ...organization, [field]: 'other' } }), field).toEqual([
      { what: 'organization' },
    ]);
  expect(since({ organization: { ...organization, logoId: `file_${'a'.repeat(22)}` } })).toEqual([
    { what: 'logo' },
  ]);
  expect(
    since({ organization: { ...organization, timeZone: 'Europe/Berlin', script: 'simplified' } }),
  ).toEqual([]);
});

test('visits changed since a report was finished are listed in this order: removed, changed, added', () => {
  const [removed, changed, added] = [
    seriesVisit('2024-01-01', [-1, -1], { reference: 'R-2024-000001' }),
    seriesVisit('2024-06-01', [-1, -1], { reference: 'R-2024-000002' }),
    seriesVisit('2024-09-01', [-1, -1], { reference: 'R-2024-000003' }),
  ];
  const moved = { ...changed, date: '2024-06-02' };
  expect(
    since({ visits: [added, moved, first, second] }, second.id, {
      visits: [removed, changed, first, second],
    }),
  ).toEqual([
    { what: 'visitRemoved', reference: 'R-2024-000001', date: '2024-01-01' },
    { what: 'visitChanged', reference: 'R-2024-000002', date: '2024-06-01' },
    { what: 'visitAdded', reference: 'R-2024-000003', date: '2024-09-01' },
  ]);
});

test('the list of changes of a report omits the report’s own visit, even if this visit was moved or deleted', () => {
  const moved = { ...second, date: '2026-01-02' };
  expect(since({ visits: [first, moved] })).toEqual([]);
  expect(since({ visits: [first] })).toEqual([]);
  expect(since({ visits: [first, second] }, second.id, { visits: [first] })).toEqual([]);
});

test('a new status or follow-up date of an earlier visit is not listed as a change of a report, because reports do not print it', () => {
  const amended = { ...first, status: 'amended' as const, followUp: '2025-07-01' };
  expect(since({ visits: [amended, second] })).toEqual([]);
  const grown = { ...first, axialLength: { right: 24, left: null } };
  expect(since({ visits: [grown, second] })).toMatchObject([{ what: 'visitChanged' }]);
});

test('a report that was finished before the product stored PDFs has 0 as the version of its stored PDF', () => {
  expect([frozenVersionOf({ frozenVersion: 3 }), frozenVersionOf({ frozenVersion: null })]).toEqual([3, 0]);
});

test('a report prints the child, the organisation, the last author, and the finished visits up to the report’s own visit', () => {
  const own = seriesVisit('2026-05-16', [-1, -1]);
  const report = finishedReport({ id: own.id });
  const visits = [
    first,
    seriesVisit('2025-06-01', [-1, -1], { status: 'draft' }),
    own,
    seriesVisit('2026-06-01', [-3, -3]),
  ];
  const of = {
    organization: { ...organization, slug: 'bright' } as unknown as OrganizationRecord,
    child: { ...child, mobile: '+85291230001' } as unknown as Case,
  };
  const printed = {
    ...{ child, organization, signer: report.savedBy, visits: [first, own] },
    course: { measure: 'se', method: 'cycloplegic' },
  };
  expect(printedFacts(report, visits, of)).toEqual(printed);
  const frozenNow = { ...report, frozenVersion: report.version };
  expect(printedFacts(frozenNow, visits, of)).toEqual({
    ...printed,
    hasFamilyPage: true,
    hasGrowthContext: true,
    namesChooser: true,
    hasTargetResult: true,
  });
});
