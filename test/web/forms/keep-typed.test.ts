import { expect, test } from 'vitest';
import { keepTyped } from '../../../web/ui/form/keep-typed.ts';

test('a form that was saved shows what is stored, and keeps what was typed while it was being saved', () => {
  const sent = { name: ' Lake Clinic ', phone: '', days: ['mon'], isCorrection: true };
  const stored = { name: 'Lake Clinic', phone: '', days: ['mon'], isCorrection: false };
  expect(keepTyped(stored, sent, sent)).toEqual(stored);
  expect(keepTyped(stored, sent, { ...sent, phone: '2' })).toEqual({ ...stored, phone: '2' });
  expect(keepTyped(stored, sent, { ...sent, days: [] })).toEqual({ ...stored, days: [] });
});
