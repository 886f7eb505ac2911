import { expect, test } from 'vitest';
import { anonymizeIp } from '../../../../functions/platform/http/client-ip.ts';
import { networkStart } from '../../../../web/features/operations/audit/network-start.ts';

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['::ffff:203.0.113.77', '203.0.113.x'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3:x'],
  ['::1', '0:0:0:x'],
])('the audit shortens the network address %s to %s', (address, shown) => {
  expect(networkStart(anonymizeIp(address) ?? '')).toBe(shown);
});
