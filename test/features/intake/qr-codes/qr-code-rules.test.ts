import { expect, test } from 'vitest';
import { hourMs } from '../../../../shared/core/dates/durations.ts';
import {
  hasQrCodeExpired,
  presentQrCode,
  qrCodeState,
} from '../../../../shared/features/intake/qr-codes/record.ts';

const clinic = { slug: 'bright-eyes', timeZone: 'Asia/Hong_Kong' };

const until = '2026-11-26T16:00:00.000Z';
const atEnd = Date.parse(until);
const record = {
  ...{ token: 'A'.repeat(22), number: 3, lastDay: '2026-11-26', until, madeAt: '2025-11-26T08:00:00.000Z' },
  ...{ revokedAt: null, version: 7 },
};
const revokedAt = '2026-01-05T08:00:00.000Z';

test('a QR code works until its last day ends in the time zone that the organisation has now', () => {
  const statesIn = (zone: string) =>
    [atEnd - 1, atEnd, atEnd + 8 * hourMs - 1, atEnd + 8 * hourMs].map(now => qrCodeState(record, zone, now));
  expect(statesIn('Asia/Hong_Kong')).toEqual(['live', 'expired', 'expired', 'expired']);
  expect(statesIn('Europe/London')).toEqual(['live', 'live', 'live', 'expired']);
});

test('a token that was stored without its last day expires at the moment that was stored', () => {
  expect([atEnd - 1, atEnd].map(now => hasQrCodeExpired({ until }, 'Europe/London', now))).toEqual([
    ...[false, true],
  ]);
});

test('a revoked QR code stays revoked after it has expired', () => {
  expect(qrCodeState({ ...record, revokedAt }, clinic.timeZone, atEnd - 1)).toBe('revoked');
  expect(qrCodeState({ ...record, revokedAt }, clinic.timeZone, atEnd)).toBe('revoked');
});

const shown = {
  ...{ id: 'bright-eyes', state: 'live', token: 'A'.repeat(22), lastDay: '2026-11-26', version: 7 },
  ...{ madeAt: '2025-11-26T08:00:00.000Z', revokedAt: null, registrations: 12 },
};
const counts = { 2: 40, 3: 12 };

test('a valid QR code is shown with its token and its number of registrations', () => {
  expect(presentQrCode(clinic, record, counts, atEnd - 1)).toEqual(shown);
});

test('a QR code that no longer works is shown without its token', () => {
  expect(presentQrCode(clinic, record, counts, atEnd)).toEqual({
    ...{ ...shown, state: 'expired', token: null },
  });
  expect(presentQrCode(clinic, { ...record, revokedAt }, counts, atEnd - 1)).toEqual({
    ...{ ...shown, state: 'revoked', token: null, revokedAt },
  });
});

test('an unused QR code has 0 registrations; users who cannot see the number of registrations get null', () => {
  const registrations = (known: Record<string, number> | null) =>
    presentQrCode(clinic, record, known, atEnd - 1).registrations;
  expect([registrations({ 2: 40 }), registrations({}), registrations(null)]).toEqual([0, 0, null]);
});
