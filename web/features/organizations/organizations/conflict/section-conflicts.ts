/** Fields that belong together, by the first of them. */
const together: Record<string, string> = { state: 'country' };

const leading = (name: string) => together[name] ?? name;

/** Fields in which two versions of a section differ, in the order of the form. */
export function differingFields(one: object, other: object): string[] {
  const names = Object.keys(one).filter(
    name => JSON.stringify(valueIn(one, name)) !== JSON.stringify(valueIn(other, name)),
  );
  return [...new Set(names.map(leading))];
}

export function mergeFields<Values extends object>(
  theirs: Values,
  mine: Values,
  kept: ReadonlySet<string>,
): Values {
  const own = Object.entries(mine).filter(([name]) => kept.has(leading(name)));
  return { ...theirs, ...Object.fromEntries(own) };
}

function valueIn(values: object, name: string): unknown {
  const value: unknown = Object(values)[name];
  return typeof value === 'string' ? value.trim() : value;
}
