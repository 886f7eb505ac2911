import { expect, test } from 'vitest';
import { anonymizeIp } from '../../../functions/platform/http/client-ip.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:0db8:85a3:1234::8a2e:370:7334', '2001:db8:85a3::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['', undefined],
  ['<script>', undefined],
  ['203.0.113.777', undefined],
])('the IP address %s is shortened to %s', (address, kept) => {
  expect(anonymizeIp(address)).toBe(kept);
});
