import type { FhirResource } from '../../shared/core/fhir/resource.ts';
import type { FhirTypeName } from '../../shared/core/fhir/search-parameters.ts';
import type { Module, Permission } from '../../shared/core/permissions.ts';
import type { Case } from '../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { ChangedDocument } from '../../shared/features/privacy/child-data/schema.ts';
import type { DataCategory } from '../../shared/features/privacy/erasures/schema.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { OpenObjectEraser } from '../platform/files/open-object-eraser.ts';
import type { ZipEntry } from '../platform/files/write-zip.ts';
import type { Key } from '../platform/storage/key.ts';
import type { Table } from '../platform/storage/table.ts';
import type { Item } from '../platform/storage/write.ts';
import type { StoreClass, StoreScope } from './lazy-stores.ts';

/** A case whose data are erased or copied, with all records of its partition. */
export interface CaseDataScope extends StoreScope {
  caseId: string;
  /** All records of the case's partition. */
  items: readonly Item[];
  /** Members who may have personal records about the case. */
  memberIds: readonly string[];
  bucket: OpenBucket;
  eraser: OpenObjectEraser;
}

/** A stored object of a case: a file or a PDF. */
export interface CaseObject {
  /** Path in copies of the case's data. */
  name: string;
  key: string;
  /** The record that it prints; unset for other files. */
  prints?: { id: string; version: number; kind: string };
  /** A version of a document that was replaced. Copies for families leave it out. */
  isEarlier?: boolean;
}

/** A case whose finished documents are compared with its current data. */
export interface CheckedCase {
  child: Case;
  /** Records of its partition, and of the partitions of cases that were merged into it. */
  items: readonly Item[];
  itemAt: (key: Key) => Item | undefined;
  organization: OrganizationRecord;
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  now: () => number;
}

/** The FHIR resources of a case. */
export type ResourcesOf = (
  scope: Pick<CaseDataScope, 'organization' | 'caseId' | 'items'>,
) => Promise<FhirResource[]>;

/** A feature's records of cases in FHIR. */
export interface FhirPart {
  types: readonly FhirTypeName[];
  /** What reading them needs, as the calls that answer FHIR requests. */
  needs: Permission;
  module?: Module;
  /** Reads what several cases share, once for each turn of a job. */
  open: (scope: {
    table: Table;
    organization: string;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  }) => Promise<ResourcesOf>;
}

/**
 * A feature's records of a case. Records in the case's partition are copied and erased without the feature;
 * it names them, and handles its records elsewhere.
 */
export interface CaseDataPart {
  /** Records of the partition that are counted as a category of their own. */
  counted?: { category: DataCategory; prefix: string };
  /** Stored objects that a copy of the case's data holds. */
  objects?: (scope: CaseDataScope) => Promise<CaseObject[]>;
  /** Further files of the data copy. */
  copy?: (scope: CaseDataScope) => Promise<ZipEntry[]>;
  /** Finished and not deleted records in FHIR R4; the same mappings answer FHIR requests. */
  fhir?: FhirPart;
  /** Finished documents in the copy that print data of the child that has changed since. */
  changed?: (checked: CheckedCase) => Promise<ChangedDocument[]>;
  /** Deletes the feature's records outside the partition. Idempotent; complete when it returns. */
  erase?: (scope: CaseDataScope) => Promise<void>;
  /** Cases that the feature names outside their partitions. None of them counts as unused. */
  named?: (scope: StoreScope) => Promise<readonly string[]>;
}
