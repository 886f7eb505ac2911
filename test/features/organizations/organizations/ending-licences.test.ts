import { expect, test } from 'vitest';
import { endingLicences } from '../../../../functions/features/organizations/organizations/ending-licences.ts';

const now = Date.parse('2026-11-01T12:00:00Z');
const licence = (name: string, endsOn: string, timeZone = 'UTC') => ({ name, endsOn, timeZone });

test('licences that have ended or end within 30 days are counted, and the two organisations with the earliest end are named', () => {
  const records = [
    licence('Later', '2026-12-02'),
    licence('Last day', '2026-12-01'),
    licence('Ended', '2026-10-31'),
    licence('Soon', '2026-11-05'),
  ];
  expect(endingLicences(records, now)).toEqual({
    count: 3,
    first: [
      { name: 'Ended', endsOn: '2026-10-31' },
      { name: 'Soon', endsOn: '2026-11-05' },
    ],
  });
});

test('the remaining days of a licence are counted in the organisation’s time zone', () => {
  expect(endingLicences([licence('Ahead', '2026-12-02', 'Pacific/Kiritimati')], now).count).toBe(1);
});
