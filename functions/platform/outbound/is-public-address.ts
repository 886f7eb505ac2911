import ipaddr from 'ipaddr.js';

/** The range of all IPv6 addresses on the public internet. All others are reserved or unassigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is on the public internet. False for addresses of this machine, its network or its
 * cloud, even if another notation hides such an address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}
