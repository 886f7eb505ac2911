/** Fields that only make sense together, named after the first of them. */
const together: Record<string, string> = { state: 'country' };

const leading = (name: string) => together[name] ?? name;

/** Names of the fields in which two versions of a section differ, in the order of the form. */
export function differingFields(one: object, other: object): string[] {
  const names = Object.keys(one).filter(
    name => JSON.stringify(valueIn(one, name)) !== JSON.stringify(valueIn(other, name)),
  );
  return [...new Set(names.map(leading))];
}

/** Their version of a section with some fields of one's own. */
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
