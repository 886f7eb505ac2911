/** A record as it is stored where a missing field is read as null, at every depth. */
export function withoutNulls<Stored>(value: Stored): Stored {
  if (Array.isArray(value)) return value.map(withoutNulls) as Stored;
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(known.map(([name, inner]) => [name, withoutNulls(inner)])) as Stored;
}
