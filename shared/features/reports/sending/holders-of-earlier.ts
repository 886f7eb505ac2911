interface EarlierSending {
  kinds: readonly string[];
  sentAt: string;
  to: readonly string[];
}

/**
 * Returns a function that says whether an address was sent one of these kinds of reports before the record was
 * amended. Such an address gets a corrected version.
 * @param amendedAt ISO 8601; null or undefined if the record was not amended
 */
export function holdersOfEarlier(
  amendedAt: string | null | undefined,
  kinds: readonly string[],
  sendings: readonly EarlierSending[],
): (address: string) => boolean {
  const earlier = sendings.filter(
    sent => amendedAt && sent.sentAt < amendedAt && sent.kinds.some(kind => kinds.includes(kind)),
  );
  const holders = new Set(earlier.flatMap(({ to }) => to.map(address => address.toLowerCase())));
  return address => holders.has(address.toLowerCase());
}
