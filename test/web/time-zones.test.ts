import { expect, test } from 'vitest';
import { timeZones } from '../../web/features/organizations/organizations/time-zones.ts';

const labelOf = (zone: string, language: string) =>
  timeZones(zone, language).find(({ value }) => value === zone)?.label;

test('a time zone is shown in the reader’s language, with the name of its place', () => {
  expect(labelOf('Asia/Hong_Kong', 'en')).toBe('Hong Kong Standard Time (Asia/Hong Kong)');
  expect(labelOf('Asia/Hong_Kong', 'zh')).toBe('香港标准时间（Asia/Hong Kong）');
  expect(labelOf('Asia/Hong_Kong', 'zh-Hant-HK')).toBe('香港標準時間（Asia/Hong Kong）');
});

test('a stored time zone that the browser does not list is still offered in the list', () => {
  const zones = timeZones('Etc/GMT-8', 'en').map(({ value }) => value);
  expect(zones).toContain('Etc/GMT-8');
  expect(new Set(zones).size).toBe(zones.length);
});
