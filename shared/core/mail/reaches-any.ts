/** Letter case does not matter. */
export function reachesAny(recipients: readonly string[], addresses: readonly string[]): boolean {
  const known = new Set(addresses.map(address => address.toLowerCase()));
  return recipients.some(address => known.has(address.toLowerCase()));
}
