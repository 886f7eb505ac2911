/** Returns the stored part of a network address: `203.0.113.x` for `203.0.113.0/24`. */
export function networkStart(network: string): string {
  const [address = ''] = network.split('/');
  return network.includes(':') ? address.replace(/:*$/, ':x') : address.replace(/\d+$/, 'x');
}
