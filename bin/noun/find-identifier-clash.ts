import type { NounNames } from './names.ts';
import { renameTemplate } from './names.ts';

/**
 * Two names of a file that become one when it is made for a noun: a noun "record" would make `RoomMenu`
 * of the template the `RecordMenu` that it imports.
 */
export function findIdentifierClash(template: string, names: NounNames): string | undefined {
  const madeFrom = new Map<string, string>();
  for (const identifier of identifiersIn(template)) {
    const made = renameTemplate(identifier, names);
    const other = madeFrom.get(made);
    if (other !== undefined && other !== identifier) return made;
    madeFrom.set(made, identifier);
  }
  return undefined;
}

/** Words of a source that are not in its strings and comments. */
function identifiersIn(source: string): Set<string> {
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/'[^'\n]*'|`[^`]*`/g, '');
  return new Set(bare.match(/[A-Za-z_$][\w$]*/g));
}
