/** Removes null fields at every depth. For records whose schema reads a missing field as null. */
export function withoutNulls<Stored>(value: Stored): Stored {
  if (Array.isArray(value)) return value.map(withoutNulls) as Stored;
  if (value === null || typeof value !== 'object') return value;
  const known = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(known.map(([name, inner]) => [name, withoutNulls(inner)])) as Stored;
}
