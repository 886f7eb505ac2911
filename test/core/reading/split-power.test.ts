import { expect, test } from 'vitest';
import { splitPower } from '../../../shared/core/reading/split-power.ts';
import { cpuSeconds } from '../../support/worst-inputs/growth.ts';

test('the text of a lens power is split into sphere, cylinder and axis, however it is written', () => {
  const whole = { sph: '-1.25', cyl: '-0.50', axis: '173' };
  for (const text of [
    '-1.25/-0.50x173',
    '-1.25 -0.50 X 173',
    '−1,25 / −0,50 × 173°',
    'S-1.25 C-0.50 A173',
    'sph -1.25 cyl -0.50 axis 173',
    '-1.25DS/-0.50DC×173',
    '-1.25 (-0.50 x 173)',
    '-1.25, -0.50, 173',
    '-1.25-0.50@173',
    '－１．２５／－０．５０×１７３',
    '-1.25 (-0.50) x 173',
    '球镜-1.25 柱镜-0.50 轴位173°',
    '-1.25DS/-0.50DCX173',
  ])
    expect(splitPower(text), text).toEqual(whole);
  expect(splitPower('plano/-0.50x90')).toEqual({ sph: 'plano', cyl: '-0.50', axis: '90' });
  expect(splitPower('-125/-50x180')).toEqual({ sph: '-125', cyl: '-50', axis: '180' });
  expect(splitPower('±0.00/-0.50x90')).toEqual({ sph: '±0.00', cyl: '-0.50', axis: '90' });
  expect(splitPower('-1.25/DS')).toEqual({ sph: '-1.25DS', cyl: '0', axis: '' });
  expect(splitPower('+2.00/-1.00')).toEqual({ sph: '+2.00', cyl: '-1.00', axis: '' });
});

test('text with a power marked as spherical is split into that sphere and a cylinder of 0', () => {
  for (const text of ['-1.25 DS', '-1.25SPH', 'plano', 'plano DS', '-125 ds', '+1.00 DSPH', '-1.25 sphere'])
    expect(splitPower(text), text).toEqual({ sph: text, cyl: '0', axis: '' });
});

test('text that is not a whole lens power is not split', () => {
  for (const text of [
    '',
    '-1.25',
    '24.10',
    '6/6',
    '3/4',
    '120/80',
    '7.82 / 7.70',
    '2026-01-01',
    '1.5.2016',
    'Ann',
  ])
    expect(splitPower(text), text).toBeUndefined();
});

test('a text that is too long for a lens power is rejected quickly', async () => {
  const rejectAll = () => {
    for (const text of ['-1.25 '.repeat(1e5), ' '.repeat(1e6), `${'1'.repeat(79)}`, '/'.repeat(80)])
      expect(splitPower(text)).toBeUndefined();
  };
  expect(await cpuSeconds(rejectAll)).toBeLessThan(0.5);
});
