import { isIPv4, isIPv6 } from 'node:net';
import type { CallEvent } from './handle-call.ts';

/** The caller's address as CloudFront saw it, which is the last but one of those that were passed on. */
export function clientIp(event: CallEvent): string {
  const passedOn = (event.headers['x-forwarded-for'] ?? '').split(',').map(address => address.trim());
  return passedOn.at(-2) ?? event.requestContext.http.sourceIp;
}

/**
 * The part of a network address that tells one line from another and no device from its neighbours: three
 * of four numbers, or the first 48 bits. Undefined for what is no address.
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
