import type { Endpoint, LoadedRecords, ParentRecords, RecordType } from '../../../shared/core/endpoint.ts';
import type { PermissionScope, Role } from '../../../shared/core/permissions.ts';
import type { Key } from '../storage/key.ts';

/** How records of a type that calls may name are found, read and seen. */
export interface RecordTypeDefinition<Loaded> {
  /** Undefined if the id is invalid for this type. `organization` is null for a superadmin. */
  key: (organization: string | null, id: unknown) => Key | undefined;
  /** Imports the schema of a stored record, so that a cold start does not. */
  schema: () => Promise<{ parse: (item: unknown) => Loaded }>;
  isVisible: (record: Loaded, sub: string, scope: PermissionScope, role: Role) => boolean;
  /** Refuses writes about a record that nobody may change. */
  assertWritable?: (record: Loaded) => void;
  /** Key of the record of another case, where it is one that every case has once: it follows a merge. */
  keyOfCase?: (organization: string, caseId: string) => Key;
  /** Value of a record that was never written; if unset, it is missing. */
  defaultValue?: Loaded;
  /** The record that it belongs to, which is loaded and must be visible too. */
  parent?: Parent;
}

export interface Parent {
  type: RecordType;
  /** Undefined when the id cannot be one of a child. */
  idOf: (childId: unknown) => string | undefined;
}

/** Definitions of some types of records; that of a child has to say what it belongs to. */
export type RecordTypes<Type extends RecordType = RecordType> = {
  readonly [Name in Type]: RecordTypeDefinition<LoadedRecords[Name]> &
    (Name extends keyof ParentRecords ? { parent: Parent & { type: ParentRecords[Name] } } : unknown);
};

/** The records that a call is about, by type and id: those that it names, each after its parent. */
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
