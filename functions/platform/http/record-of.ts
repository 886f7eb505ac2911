import { caseIdFromChildId, Id, type IdKind } from '../../../shared/core/ids.ts';
import type { Key } from '../storage/key.ts';
import type { RecordTypeDefinition } from './record-types.ts';

type KeyOf = (organization: string, id: string) => Key;

/** Key of a record with an id of this kind; undefined for ids of other kinds, and without an organisation. */
export function keyOf(kind: IdKind, key: KeyOf) {
  const ids = Id(kind);
  return (organization: string | null, id: unknown): Key | undefined =>
    organization !== null && ids.safeParse(id).success ? key(organization, String(id)) : undefined;
}

/** The id of the case that is contained in the id of a record about a child. */
export function caseIdIn(kind: IdKind) {
  const ids = Id(kind);
  return (id: unknown): string | undefined =>
    ids.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined;
}

/** A record of the organisation. All members can see it unless `isVisible` is given. */
export const recordOf = <Loaded>(
  kind: IdKind,
  key: KeyOf,
  schema: RecordTypeDefinition<Loaded>['schema'],
  isVisible: RecordTypeDefinition<Loaded>['isVisible'] = () => true,
): RecordTypeDefinition<Loaded> => ({ key: keyOf(kind, key), schema, isVisible });

/** A record about a child, visible to members who may see the case. */
export const recordOfChild = <Loaded>(
  kind: IdKind,
  key: KeyOf,
  schema: RecordTypeDefinition<Loaded>['schema'],
) => ({
  ...recordOf(kind, key, schema),
  parent: { type: 'case' as const, idOf: caseIdIn(kind) },
});
