import { expect, test } from 'vitest';
import {
  lastOfEarlier,
  withOnlyEarlier,
} from '../../../../shared/features/reports/sending/holders-of-earlier.ts';

const sent = (day: number, kind: string, ...to: string[]) => ({
  sentAt: `2026-05-0${day}T08:00:00.000Z`,
  kinds: [kind],
  to,
});
const amendedAt = '2026-05-03T08:00:00.000Z';

test('an address has only the earlier version of a visit’s reports until each kind of report that it got is sent there again', () => {
  const earlier = [
    sent(1, 'refraction', 'Ann@home.example', 'bo@home.example'),
    sent(2, 'myopia', 'bo@home.example'),
  ];
  const left = (...later: ReturnType<typeof sent>[]) => withOnlyEarlier(amendedAt, [...later, ...earlier]);
  expect(left()).toEqual(['Ann@home.example', 'bo@home.example']);
  expect(left(sent(4, 'refraction', 'ann@home.example'))).toEqual(['bo@home.example']);
  expect(left(sent(4, 'refraction', 'ann@home.example', 'bo@home.example'))).toEqual(['bo@home.example']);
  expect(
    left(sent(4, 'refraction', 'ann@home.example', 'bo@home.example'), sent(5, 'myopia', 'bo@home.example')),
  ).toEqual([]);
  expect(withOnlyEarlier(amendedAt, [sent(4, 'refraction', 'new@home.example')])).toEqual([]);
});

test('a corrected version begins with the last email that brought an earlier version to one of the addresses', () => {
  const sendings = [
    sent(4, 'refraction', 'ann@home.example'),
    sent(2, 'refraction', 'Ann@home.example'),
    sent(2, 'myopia', 'doctor@clinic.example'),
    sent(1, 'refraction', 'ann@home.example', 'bo@home.example'),
  ];
  const last = (...addresses: string[]) => lastOfEarlier(amendedAt, addresses, sendings);
  expect(last('ann@home.example', 'bo@home.example')).toBe(sendings[1]);
  expect(last('bo@home.example')).toBe(sendings[3]);
  expect(last('new@home.example')).toBeUndefined();
  expect(lastOfEarlier(null, ['ann@home.example'], sendings)).toBeUndefined();
});
