import type { Endpoint, LoadedRecords, ParentRecords, RecordType } from '../../../shared/core/endpoint.ts';
import type { PermissionScope, Role } from '../../../shared/core/permissions.ts';
import type { Key } from '../storage/key.ts';

/** How to find, read and check the visibility of records of a type that calls may name. */
export interface RecordTypeDefinition<Loaded> {
  /** Undefined if the id is invalid for this type. `organization` is null for a superadmin. */
  key: (organization: string | null, id: unknown) => Key | undefined;
  /** Imports the record schema lazily, so that a cold start does not load it. */
  schema: () => Promise<{ parse: (item: unknown) => Loaded }>;
  isVisible: (record: Loaded, sub: string, scope: PermissionScope, role: Role) => boolean;
  /** Rejects writes about a record that nobody may change. */
  assertWritable?: (record: Loaded) => void;
  /** Key of the same record in another case, for records that every case has once; used to follow a merge. */
  keyOfCase?: (organization: string, caseId: string) => Key;
  /** Value of a record that was never written; if unset, the record is missing. */
  defaultValue?: Loaded;
  /** The record that it belongs to, which is also loaded and must be visible. */
  parent?: Parent;
}

export interface Parent {
  type: RecordType;
  /** Undefined if the id cannot be that of a child. */
  idOf: (childId: unknown) => string | undefined;
}

/** Definitions of some record types; a child type must name its parent. */
export type RecordTypes<Type extends RecordType = RecordType> = {
  readonly [Name in Type]: RecordTypeDefinition<LoadedRecords[Name]> &
    (Name extends keyof ParentRecords ? { parent: Parent & { type: ParentRecords[Name] } } : unknown);
};

/** The records that a call names in its path, by type and id, each after its parent. */
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
