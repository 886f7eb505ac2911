import { expect, test } from 'vitest';
import { deviceName } from '../../../../shared/features/people/devices/device-name.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['WeChat, not Safari', `Mozilla/5.0 (iPhone) ${webkit} Safari/604.1 MicroMessenger/8.0`, 'WeChat · iPhone'],
  [
    'Edge, not Chrome',
    'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge · Windows',
  ],
  ['Edge on a phone', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 EdgA/140.0', 'Edge · Android'],
  ['Edge on an iPad', `Mozilla/5.0 (iPad; CPU OS 18_0) ${webkit} EdgiOS/140.0 Safari/604.1`, 'Edge · iPad'],
  [
    'Opera, not Chrome',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36 OPR/120.0',
    'Opera · Linux',
  ],
  ['Firefox on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0) Firefox/140.0', 'Firefox · Mac'],
  ['Firefox on an iPhone', `Mozilla/5.0 (iPhone) ${webkit} FxiOS/140.0 Safari/604.1`, 'Firefox · iPhone'],
  ['Chrome on an iPhone', `Mozilla/5.0 (iPhone) ${webkit} CriOS/140.0 Safari/604.1`, 'Chrome · iPhone'],
  ['Chrome on ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36', 'Chrome · ChromeOS'],
  ['Android, not Linux', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537.36', 'Chrome · Android'],
  ['an unknown system', 'Mozilla/5.0 (Haiku) Firefox/140.0', 'Firefox'],
  ['an unknown browser', 'Something/1.0 (Windows NT 10.0)', 'Windows'],
])('a device is recognised by its user agent: %s', (_, userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test('in the list of sign-ins, a program that is not a known browser is named after the first word of its user agent', () => {
  expect(deviceName('curl/8.5.0')).toBe('curl');
  expect(deviceName('okhttp')).toBe('okhttp');
  expect(deviceName(' curl/8.5.0')).toBe('');
  expect(deviceName('')).toBe('');
});
