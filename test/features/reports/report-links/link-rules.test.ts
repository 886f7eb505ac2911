import { expect, test } from 'vitest';
import { ReportKind } from '../../../../shared/core/documents/report-kinds.ts';
import {
  type ReportLinkRecord,
  reportLinkState,
} from '../../../../shared/features/reports/report-links/record.ts';
import { organizationOfLink } from '../../../../shared/features/reports/report-links/schema.ts';
import { reportKindsOf } from '../../../../shared/features/reports/sending/schema.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const link: ReportLinkRecord = {
  sending: `snd_${'a'.repeat(38)}`,
  eyeReport: `eye_${'a'.repeat(38)}`,
  tries: 0,
  until: '2026-12-01T08:00:00Z',
  openedAt: null,
  version: 1,
};

test('a report link works until exactly the moment at which it expires', () => {
  expect(reportLinkState(link, now)).toBe('open');
  expect(reportLinkState({ ...link, until: '2026-11-20T08:00:00.001Z' }, now)).toBe('open');
  expect(reportLinkState({ ...link, until: '2026-11-20T08:00:00Z' }, now)).toBe('expired');
});

test('the fifth wrong birth date locks a report link permanently', () => {
  expect(reportLinkState({ ...link, tries: 4 }, now)).toBe('open');
  expect(reportLinkState({ ...link, tries: 5 }, now)).toBe('locked');
  expect(reportLinkState({ ...link, tries: 5, until: '2026-11-01T08:00:00Z' }, now)).toBe('locked');
});

test('after a report link was opened, it can be opened again for a quarter of an hour', () => {
  expect(reportLinkState({ ...link, openedAt: '2026-11-20T07:45:00.001Z' }, now)).toBe('open');
  expect(reportLinkState({ ...link, openedAt: '2026-11-20T07:45:00Z' }, now)).toBe('used');
});

test('after its last day, a report link that was once opened counts as used and not as expired', () => {
  const openedAt = '2026-11-10T08:00:00Z';
  expect(reportLinkState({ ...link, openedAt, until: '2026-11-11T08:00:00Z' }, now)).toBe('used');
});

test('a request to send reports needs at least one kind of report, and may name each kind only once', () => {
  const reportKinds = reportKindsOf(ReportKind);
  const fault = (kinds: string[]) => reportKinds.safeParse(kinds).error?.issues[0]?.message;
  expect(reportKinds.parse(['myopia', 'refraction'])).toEqual(['myopia', 'refraction']);
  expect(fault(['myopia', 'myopia'])).toBe('validation.repeated');
  expect(fault([])).toBe('validation.required');
});

test('the token of a report link begins with the organisation’s slug and a dot', () => {
  expect(organizationOfLink('bright-eyes.secret.more')).toBe('bright-eyes');
});
