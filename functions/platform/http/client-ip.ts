import { isIPv4, isIPv6 } from 'node:net';
import type { CallEvent } from './call-event.ts';

/** The client IP as seen by CloudFront: the second-to-last address in X-Forwarded-For. */
export function clientIp(event: CallEvent): string {
  const passedOn = (event.headers['x-forwarded-for'] ?? '').split(',').map(address => address.trim());
  return passedOn.at(-2) ?? event.requestContext.http.sourceIp;
}

/**
 * The network by which rate limits count clients: an IPv4 address, or a /64 of IPv6, which is one household.
 */
export function clientNetwork(event: CallEvent): string {
  const address = unmapped(clientIp(event));
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * Anonymises an IP address: /24 for IPv4, /48 for IPv6. The result identifies a network but no device.
 * Undefined for an invalid address.
 */
export function anonymizeIp(ip: string): string | undefined {
  const address = unmapped(ip);
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : undefined;
}

const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const [first = [], last = []] = [head, tail].map(part => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map(group => group.replace(/^0+(?=.)/, ''));
}
