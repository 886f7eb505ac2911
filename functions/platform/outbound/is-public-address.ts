import ipaddr from 'ipaddr.js';

/** All of IPv6 that is routed globally; the rest is reserved or unassigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet: not of this machine, its network or its cloud, and not one
 * that maps to such an address in another notation.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}
