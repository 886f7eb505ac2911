import { isSame } from '../../../../../shared/core/documents/is-same.ts';

/** Fields that always come from the same version as another field: the state goes with the country. */
const together: Record<string, string> = { state: 'country' };

const leading = (name: string) => together[name] ?? name;

/** Fields in which two versions of a settings section differ, in the order of the form. */
function differingFields(one: object, other: object): string[] {
  const names = Object.keys(one).filter(name => !isSame(valueIn(one, name), valueIn(other, name)));
  return [...new Set(names.map(leading))];
}

function mergeFields<Values extends object>(theirs: Values, mine: Values, kept: ReadonlySet<string>): Values {
  const own = Object.entries(mine).filter(([name]) => kept.has(leading(name)));
  return { ...theirs, ...Object.fromEntries(own) };
}

export const sectionParts = { differing: differingFields, merge: mergeFields };

function valueIn(values: object, name: string): unknown {
  const value: unknown = Object(values)[name];
  return typeof value === 'string' ? value.trim() : value;
}
