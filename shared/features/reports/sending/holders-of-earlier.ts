interface EarlierSending {
  kinds: readonly string[];
  sentAt: string;
  to: readonly string[];
}

/**
 * Returns a function that says whether an address received one of these kinds of reports before the record
 * was amended. Such an address must get a corrected version.
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

/**
 * Addresses that received a kind of report before the record was amended but have not received it since, in
 * the order in which they received it.
 * @param amendedAt ISO 8601
 */
export function withOnlyEarlier(amendedAt: string, sendings: readonly EarlierSending[]): string[] {
  const copiesOf = ({ kinds, to }: EarlierSending) =>
    to.flatMap(address => kinds.map(kind => ({ address, copy: `${kind} ${address.toLowerCase()}` })));
  const [later, earlier] = [true, false].map(isLater =>
    sendings.filter(({ sentAt }) => sentAt >= amendedAt === isLater).flatMap(copiesOf),
  );
  const replaced = new Set(later?.map(({ copy }) => copy));
  const left = earlier?.filter(({ copy }) => !replaced.has(copy)) ?? [];
  return [...new Map(left.map(({ address }) => [address.toLowerCase(), address])).values()];
}

/**
 * The last email that brought the version before the amendment to one of these addresses. A corrected version
 * begins with its language and its copy. Undefined if there is none, or the record was not amended.
 * @param amendedAt ISO 8601; null or undefined if the record was not amended
 */
export function lastOfEarlier<Sent extends EarlierSending>(
  amendedAt: string | null | undefined,
  addresses: readonly string[],
  sendings: readonly Sent[],
): Sent | undefined {
  const wanted = new Set(addresses.map(address => address.toLowerCase()));
  return sendings
    .filter(
      ({ sentAt, to }) =>
        amendedAt && sentAt < amendedAt && to.some(address => wanted.has(address.toLowerCase())),
    )
    .toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))[0];
}
