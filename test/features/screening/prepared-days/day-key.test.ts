import { expect, test } from 'vitest';
import {
  codeProblem,
  createDayKey,
  openDayKey,
  WrongCodeError,
} from '../../../../web/features/screening/prepared-days/day-key.ts';
import { sealJson, unsealJson } from '../../../../web/platform/offline/encrypt.ts';
import { code, share } from './browser-day.ts';

const rounds = 10;

test('a prepared offline day can be opened only with its code and the server’s part of the key', async () => {
  const { key, wrapped } = await createDayKey(code, share, rounds);
  const sealed = await sealJson(key, { name: 'Chloe' }, 'record 1');
  const again = await openDayKey(wrapped, ` ${code} `, share);
  expect(await unsealJson(again, sealed, 'record 1')).toEqual({ name: 'Chloe' });
  await expect(openDayKey(wrapped, 'tulip-43', share)).rejects.toThrow(WrongCodeError);
  await expect(openDayKey(wrapped, code, 'B'.repeat(43))).rejects.toThrow(WrongCodeError);
});

test('scripts cannot export the key of a prepared offline day, and one encrypted record cannot be swapped for another', async () => {
  const { key, wrapped } = await createDayKey(code, share, rounds);
  for (const one of [key, wrapped.deviceKey]) {
    expect(one.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow();
  }
  const sealed = await sealJson(key, { seconds: 12 }, 'record 1');
  await expect(unsealJson(key, sealed, 'record 2')).rejects.toThrow();
});

test('by default, the key of a prepared offline day is computed from the code in 600,000 rounds', async () => {
  expect((await createDayKey(code, share)).wrapped.iterations).toBe(600_000);
});

test('a code for a prepared offline day is rejected if it is too short or has a simple pattern', () => {
  expect(codeProblem('12345')).toBe('code.short');
  for (const simple of ['111111', '123456', '987654', 'abcdef', '121212'])
    expect(codeProblem(simple)).toBe('code.simple');
  for (const good of ['tulip-42', '749203', '一二三四五花']) expect(codeProblem(good)).toBeUndefined();
});
