import { expect, test } from 'vitest';
import { dayMs, hourMs } from '../../../../shared/core/dates/durations.ts';
import type { MailRecord } from '../../../../shared/core/mail/record.ts';
import {
  canRetry,
  hasReportLink,
  mailStateOf,
  matchesMailFilters,
  oldestMailTime,
  oldestRetryableTime,
} from '../../../../shared/features/operations/email-log/schema.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const lost: MailRecord = {
  id: `mail_${'a'.repeat(22)}`,
  template: 'invitation',
  to: 'Mei@Clinic.example',
  locale: 'en',
  script: 'simplified',
  content: { values: {}, link: null },
  sending: null,
  status: 'failed',
  doubtful: 0,
  messageId: null,
  by: 'system',
  queuedAt: '2026-11-19T08:00:00.000Z',
  changedAt: '2026-11-19T08:00:00.000Z',
  version: 1,
};
const every = { state: null, template: null, text: '' };

test('in the email log, an email that is being sent has the status “queued”', () => {
  expect(mailStateOf({ status: 'sending' })).toBe('queued');
  expect(mailStateOf({ status: 'sent' })).toBe('sent');
  expect(mailStateOf({ status: 'bounced' })).toBe('bounced');
});

test('an email in the log can be retried for seven days, because links in the email expire after seven days', () => {
  expect(oldestRetryableTime(now)).toBe('2026-11-13T08:00:00.000Z');
  expect(canRetry({ ...lost, queuedAt: '2026-11-13T08:00:00.001Z' }, now)).toBe(true);
  expect(canRetry({ ...lost, queuedAt: '2026-11-13T08:00:00.000Z' }, now)).toBe(false);
});

test.each([
  ['failed', true],
  ['suppressed', true],
  ['queued', false],
  ['sending', false],
  ['sent', false],
  ['bounced', false],
  ['complained', false],
] as const)('for an email with the status %s, the email log allows another try: %s', (status, expected) => {
  const changedAt = new Date(now - hourMs).toISOString();
  expect(canRetry({ ...lost, status, changedAt }, now)).toBe(expected);
});

test.each(['queued', 'sending'] as const)(
  'an email with the status %s can be retried from the email log only after two hours',
  status => {
    const after = (ms: number) => ({
      ...lost,
      status,
      changedAt: new Date(now - 7_200_000 - ms).toISOString(),
    });
    expect(canRetry(after(0), now)).toBe(false);
    expect(canRetry(after(1), now)).toBe(true);
  },
);

test('an email without stored content cannot be retried from the email log, unless the email sends a report', () => {
  expect(canRetry({ ...lost, content: null }, now)).toBe(false);
  expect(canRetry({ ...lost, sending: `snd_${'a'.repeat(38)}` }, now)).toBe(true);
});

test('a link to reports can be revoked in the email log for fourteen days, as long as the link works', () => {
  const sent = (days: number, template: MailRecord['template'] = 'report-link') =>
    hasReportLink({ ...lost, template, queuedAt: new Date(now - days * dayMs).toISOString() }, now);
  expect([sent(0), sent(13), sent(14), sent(0, 'report-attached')]).toEqual([true, true, false, false]);
});

test('without filters the email log lists every email', () => {
  expect(matchesMailFilters(lost, every)).toBe(true);
});

test('the email log shows only emails that match every chosen filter', () => {
  expect(matchesMailFilters(lost, { ...every, state: 'failed' })).toBe(true);
  expect(matchesMailFilters(lost, { ...every, state: 'sent' })).toBe(false);
  expect(matchesMailFilters({ ...lost, status: 'sending' }, { ...every, state: 'queued' })).toBe(true);
  expect(matchesMailFilters(lost, { ...every, template: 'invitation' })).toBe(true);
  expect(matchesMailFilters(lost, { ...every, template: 'report' })).toBe(false);
  expect(matchesMailFilters(lost, { state: 'failed', template: 'report', text: '' })).toBe(false);
});

test('the email log finds an email address by any part of the address, ignoring letter case', () => {
  expect(matchesMailFilters(lost, { ...every, text: 'CLINIC' })).toBe(true);
  expect(matchesMailFilters(lost, { ...every, text: 'mei@' })).toBe(true);
  expect(matchesMailFilters(lost, { ...every, text: 'ben' })).toBe(false);
});

test('a search of the email log covers the last month for undeliverable emails, and all months for other emails', () => {
  expect(oldestMailTime('returned', now)).toBe('2026-10-21T08:00:00.000Z');
  expect([oldestMailTime('failed', now), oldestMailTime(null, now)]).toEqual([null, null]);
});

test('the filter “undeliverable” of the email log shows emails that bounced', () => {
  const returned = { ...every, state: 'returned' } as const;
  expect(matchesMailFilters({ ...lost, status: 'bounced' }, returned)).toBe(true);
  expect(matchesMailFilters(lost, returned)).toBe(false);
});
