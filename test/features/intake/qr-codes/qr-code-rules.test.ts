import { expect, test } from 'vitest';
import { presentQrCode, qrCodeState } from '../../../../shared/features/intake/qr-codes/record.ts';

const until = '2026-11-26T16:00:00.000Z';
const atEnd = Date.parse(until);
const record = {
  ...{ token: 'A'.repeat(22), number: 3, lastDay: '2026-11-26', until, madeAt: '2025-11-26T08:00:00.000Z' },
  ...{ revokedAt: null, version: 7 },
};
const revokedAt = '2026-01-05T08:00:00.000Z';

test('a QR code works until the moment at which it expires', () => {
  expect([atEnd - 1, atEnd, atEnd + 1].map(now => qrCodeState(record, now))).toEqual([
    ...['live', 'expired', 'expired'],
  ]);
});

test('a revoked QR code stays revoked after it has expired', () => {
  expect(qrCodeState({ ...record, revokedAt }, atEnd - 1)).toBe('revoked');
  expect(qrCodeState({ ...record, revokedAt }, atEnd)).toBe('revoked');
});

const shown = {
  ...{ id: 'bright-eyes', state: 'live', token: 'A'.repeat(22), lastDay: '2026-11-26', version: 7 },
  ...{ madeAt: '2025-11-26T08:00:00.000Z', revokedAt: null, registrations: 12 },
};
const counts = { 2: 40, 3: 12 };

test('a valid QR code is shown with its token and its number of registrations', () => {
  expect(presentQrCode('bright-eyes', record, counts, atEnd - 1)).toEqual(shown);
});

test('a QR code that no longer works is shown without its token', () => {
  expect(presentQrCode('bright-eyes', record, counts, atEnd)).toEqual({
    ...{ ...shown, state: 'expired', token: null },
  });
  expect(presentQrCode('bright-eyes', { ...record, revokedAt }, counts, atEnd - 1)).toEqual({
    ...{ ...shown, state: 'revoked', token: null, revokedAt },
  });
});

test('an unused QR code has 0 registrations; users who cannot see the number of registrations get null', () => {
  const registrations = (known: Record<string, number> | null) =>
    presentQrCode('bright-eyes', record, known, atEnd - 1).registrations;
  expect([registrations({ 2: 40 }), registrations({}), registrations(null)]).toEqual([0, 0, null]);
});
