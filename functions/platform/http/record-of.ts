import { caseIdFromChildId, Id, type IdKind } from '../../../shared/core/ids.ts';
import type { Key } from '../storage/key.ts';
import type { RecordTypeDefinition } from './record-types.ts';

type KeyOf = (organization: string, id: string) => Key;

/**
 * Returns a function that converts an id to a key. For an id of another kind, or without an organisation, the
 * function returns undefined.
 */
export function keyOf(kind: IdKind, key: KeyOf) {
  const ids = Id(kind);
  return (organization: string | null, id: unknown): Key | undefined =>
    organization !== null && ids.safeParse(id).success ? key(organization, String(id)) : undefined;
}

export function caseIdIn(kind: IdKind) {
  const ids = Id(kind);
  return (id: unknown): string | undefined =>
    ids.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined;
}

/** Defines a type of record of an organisation. All members see such records unless `isVisible` is given. */
export const recordOf = <Loaded>(
  kind: IdKind,
  key: KeyOf,
  schema: RecordTypeDefinition<Loaded>['schema'],
  isVisible: RecordTypeDefinition<Loaded>['isVisible'] = () => true,
): RecordTypeDefinition<Loaded> => ({ key: keyOf(kind, key), schema, isVisible });

/** Defines a type of record about a child. Members who may see the child's case see such records. */
export const recordOfChild = <Loaded>(
  kind: IdKind,
  key: KeyOf,
  schema: RecordTypeDefinition<Loaded>['schema'],
) => ({
  ...recordOf(kind, key, schema),
  parent: { type: 'case' as const, idOf: caseIdIn(kind) },
});
