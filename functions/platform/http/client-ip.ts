import { isIPv4, isIPv6 } from 'node:net';
import type { CallEvent } from './call-event.ts';

/** The client IP as seen by CloudFront: the last but one address in X-Forwarded-For. */
export function clientIp(event: CallEvent): string {
  const passedOn = (event.headers['x-forwarded-for'] ?? '').split(',').map(address => address.trim());
  return passedOn.at(-2) ?? event.requestContext.http.sourceIp;
}

/**
 * Anonymises an IP address: /24 for IPv4, /48 for IPv6, so that a network can be recognised but no device.
 * Undefined for an invalid address.
 */
export function anonymizeIp(address: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(address)) return undefined;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = [head, tail].map(part => part.split(':').filter(Boolean));
  const [first = [], last = []] = groups;
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const kept = [...first, ...zeros, ...last].slice(0, 3);
  return `${kept.map(group => group.replace(/^0+(?=.)/, '')).join(':')}::/48`;
}
