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
  /** Path of the object in copies of the case's data. */
  name: string;
  key: string;
  /** The record that this PDF shows; undefined if the file is not a PDF of a record. */
  prints?: { id: string; version: number; kind: string };
  /** Whether the object is a replaced version of a document. Copies for families leave it out. */
  isEarlier?: boolean;
}

/** A case whose finished documents are compared with its current data. */
export interface CheckedCase {
  child: Case;
  /** Records of the case's partition, and of the partitions of cases merged into it. */
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

/** Maps a feature's records of a case to FHIR resources. */
export interface FhirPart {
  types: readonly FhirTypeName[];
  /** Permission needed to read these resources, the same as in the FHIR API. */
  needs: Permission;
  module?: Module;
  /** Reads data that several cases share, once per run of a job. */
  open: (scope: {
    table: Table;
    organization: string;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  }) => Promise<ResourcesOf>;
}

/**
 * A feature's part in copying and erasing a case. Records in the case's partition are copied and erased
 * generically; the feature lists its files, and handles its records elsewhere.
 */
export interface CaseDataPart {
  /** Records of the partition that are counted in a category of their own, instead of as `records`. */
  counted?: { category: DataCategory; prefix: string };
  /** Stored objects that belong in a copy of the case's data. */
  objects?: (scope: CaseDataScope) => Promise<CaseObject[]>;
  /** Further files for a copy of the case's data. */
  copy?: (scope: CaseDataScope) => Promise<ZipEntry[]>;
  /** Maps finished records that were not deleted to FHIR R4. The FHIR API uses the same mapping. */
  fhir?: FhirPart;
  /** Finished documents whose printed data of the child has changed since. */
  changed?: (checked: CheckedCase) => Promise<ChangedDocument[]>;
  /** Deletes the feature's records about the case outside its partition. Idempotent; returns when done. */
  erase?: (scope: CaseDataScope) => Promise<void>;
  /**
   * Ids of cases that the feature's records outside the case partitions refer to. These cases count as used.
   */
  named?: (scope: StoreScope) => Promise<readonly string[]>;
}
