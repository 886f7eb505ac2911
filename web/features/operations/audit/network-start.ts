/** What is kept of a network address, without the notation of its length: `203.0.113.0/24` is `203.0.113.x`. */
export function networkStart(network: string): string {
  const [address = ''] = network.split('/');
  return network.includes(':') ? address.replace(/:*$/, ':x') : address.replace(/\d+$/, 'x');
}
