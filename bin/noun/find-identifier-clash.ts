import type { NounNames } from './names.ts';
import { renameTemplate } from './names.ts';

/**
 * Finds two identifiers of a template that get the same name when the template is filled in. For a new noun
 * "record", `RoomMenu`, which the template declares, becomes `RecordMenu`, which the template imports.
 */
export function findIdentifierClash(template: string, names: NounNames): string | undefined {
  const madeFrom = new Map<string, string>();
  for (const identifier of identifiersIn(template)) {
    const renamed = renameTemplate(identifier, names);
    const other = madeFrom.get(renamed);
    if (other !== undefined && other !== identifier) return renamed;
    madeFrom.set(renamed, identifier);
  }
  return undefined;
}

function identifiersIn(source: string): Set<string> {
  const bare = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replaceAll(/'[^'\n]*'|`[^`]*`/g, '');
  return new Set(bare.match(/[A-Za-z_$][\w$]*/g));
}
