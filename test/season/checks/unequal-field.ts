/**
 * The path of the first field that differs from the expected one; fields for which no value is expected are
 * ignored.
 */
export function unequalField(found: unknown, expected: unknown, path = ''): string | undefined {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return path;
    return firstOf(expected.map((one, index) => unequalField(found[index], one, `${path}[${index}]`)));
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof found !== 'object' || found === null) return path;
    const fields = found as Record<string, unknown>;
    return firstOf(
      Object.entries(expected).map(([name, one]) =>
        unequalField(fields[name], one, path ? `${path}.${name}` : name),
      ),
    );
  }
  return found === expected ? undefined : path;
}

const firstOf = (paths: (string | undefined)[]) => paths.find(path => path !== undefined);
