/** Whether the value of this variable in a published ARN may contain slashes and colons. */
const isOpen = (name: string): boolean =>
  /ObjectName|LogGroupName|LogStreamName|WithPath|TagKey|ContextKey/.test(name);

type Part = { literal: string } | { open: boolean };

/** @param published an ARN in which `${…}` replaces the name of a resource */
const partsOf = (published: string): Part[] =>
  published
    .split(/(\$\{[^}]+\})/)
    .flatMap((part): Part[] =>
      part.startsWith('${') ? [{ open: isOpen(part) }] : [...part].map(literal => ({ literal })),
    );

/**
 * Whether the same resource can match a published ARN and an ARN in a policy.
 * @param named the ARN in a policy; `*` matches any text
 */
export function areOverlapping(published: string, named: string): boolean {
  const parts = partsOf(published);
  const seen = new Map<string, boolean>();
  const from = (part: number, sign: number): boolean => {
    const key = `${part} ${sign}`;
    const known = seen.get(key) ?? step(part, sign);
    seen.set(key, known);
    return known;
  };
  const step = (at: number, sign: number): boolean => {
    const part = parts[at];
    const char = named[sign];
    if (part === undefined && char === undefined) return true;
    if (char === '*') return from(at, sign + 1) || (part !== undefined && from(at + 1, sign));
    if (part === undefined) return false;
    if ('literal' in part) return part.literal === char && from(at + 1, sign + 1);
    const isTaken = char !== undefined && (part.open || !/[/:]/.test(char));
    return from(at + 1, sign) || (isTaken && from(at, sign + 1));
  };
  return published !== '' && from(0, 0);
}
