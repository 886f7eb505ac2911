import type { Endpoint, LoadedRecords, ParentRecords, RecordType } from '../../../shared/core/endpoint.ts';
import { caseIdFromChildId, Id, type IdKind } from '../../../shared/core/ids.ts';
import type { PermissionScope, Role } from '../../../shared/core/permissions.ts';
import type { Key } from '../storage/key.ts';

/** How records of one type are found and read, and who may see them. Paths of endpoints contain their ids. */
export interface RecordTypeDefinition<Loaded> {
  /**
   * Key of a record; undefined if the id is invalid for this type. `organization` is null for a superadmin.
   */
  key: (organization: string | null, id: unknown) => Key | undefined;
  /** Imports the record schema on first use, so that a Lambda starts without it. */
  schema: () => Promise<{ parse: (item: unknown) => Loaded }>;
  isVisible: (record: Loaded, sub: string, scope: PermissionScope, role: Role) => boolean;
  assertWritable?: (record: Loaded) => void;
  /** For types with one record per case: key of the record of another case. Needed for merged cases. */
  keyOfCase?: (organization: string, caseId: string) => Key;
  /** Value of a record that was never written. Without this default, such a record counts as missing. */
  defaultValue?: Loaded;
  /**
   * The parent record, such as the case of a visit. It is read too, and the caller must be allowed to see it.
   */
  parent?: Parent;
}

export interface Parent {
  type: RecordType;
  /** Id of the parent; undefined if the id of the child record is invalid. */
  idOf: (childId: unknown) => string | undefined;
}

/** Definitions of several record types. A type whose records have a parent must name the parent's type. */
export type RecordTypes<Type extends RecordType = RecordType> = {
  readonly [Name in Type]: RecordTypeDefinition<LoadedRecords[Name]> &
    (Name extends keyof ParentRecords ? { parent: Parent & { type: ParentRecords[Name] } } : unknown);
};

/** Types and ids of the records that a request's path names. Each parent precedes its child. */
export function recordsOfCall(
  recordTypes: RecordTypes,
  { records }: Endpoint,
  pathParameters: Record<string, unknown>,
): { type: RecordType; id: unknown }[] {
  return (Object.entries(records ?? {}) as [RecordType, string][]).flatMap(([type, field]) => {
    const id = pathParameters[field];
    const { parent }: { parent?: Parent } = recordTypes[type];
    return [...(parent ? [{ type: parent.type, id: parent.idOf(id) }] : []), { type, id }];
  });
}

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
