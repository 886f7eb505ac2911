import type { Endpoint, LoadedRecords, ParentRecords, RecordType } from '../../../shared/core/endpoint.ts';
import type { PermissionScope, Role } from '../../../shared/core/permissions.ts';
import type { Key } from '../storage/key.ts';

/**
 * Definition of a type of record whose ids are in paths of endpoints: how its records are found and read, and
 * who may see them.
 */
export interface RecordTypeDefinition<Loaded> {
  /**
   * Key of a record; undefined if the id is invalid for this type. `organization` is null for a superadmin.
   */
  key: (organization: string | null, id: unknown) => Key | undefined;
  /** Imports the record schema lazily, so that a cold start does not load it. */
  schema: () => Promise<{ parse: (item: unknown) => Loaded }>;
  isVisible: (record: Loaded, sub: string, scope: PermissionScope, role: Role) => boolean;
  /** Throws if nobody may change the record. */
  assertWritable?: (record: Loaded) => void;
  /** Key of the same record of another case, for types with one record per case; used for merged cases. */
  keyOfCase?: (organization: string, caseId: string) => Key;
  /** Value of a record that was never written; without a default, such a record counts as missing. */
  defaultValue?: Loaded;
  /**
   * The parent record, such as the case of a visit. It is loaded too, and the caller must be able to see it.
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

/** Types and ids of the records in the path of a request, each after its parent. */
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
