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

export interface CaseDataScope extends StoreScope {
  caseId: string;
  items: readonly Item[];
  /** Members who may have their own records about the case, such as drafts. */
  memberIds: readonly string[];
  bucket: OpenBucket;
  eraser: OpenObjectEraser;
}

export interface CaseObject {
  name: string;
  key: string;
  /** The record that this PDF shows; undefined if the file is not a PDF of a record. */
  prints?: { id: string; version: number; kind: string };
  /** Whether the object shows an earlier version of a document. Copies for families leave the object out. */
  isEarlier?: boolean;
}

export interface CheckedCase {
  child: Case;
  /** Records of the case's partition, and of the partitions of cases merged into it. */
  items: readonly Item[];
  itemAt: (key: Key) => Item | undefined;
  organization: OrganizationRecord;
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  now: () => number;
}

export type ResourcesOf = (
  scope: Pick<CaseDataScope, 'organization' | 'caseId' | 'items'>,
) => Promise<FhirResource[]>;

export interface FhirPart {
  types: readonly FhirTypeName[];
  /** Permission to read these resources. The FHIR API requires the same permission. */
  needs: Permission;
  module?: Module;
  /** Reads data that all cases share, once per job. @returns a function that maps a case to FHIR */
  open: (scope: {
    table: Table;
    organization: string;
    openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  }) => Promise<ResourcesOf>;
}

/**
 * What a feature adds when a case is copied or erased. All records in the case's partition are copied and
 * erased without the feature's help. The feature lists its stored objects, and handles its records in other
 * partitions.
 */
export interface CaseDataPart {
  /** Records in the case's partition that an erasure counts in this category instead of `records`. */
  counted?: { category: DataCategory; prefix: string };
  objects?: (scope: CaseDataScope) => Promise<CaseObject[]>;
  copy?: (scope: CaseDataScope) => Promise<ZipEntry[]>;
  /** Maps the records that are finished and not deleted to FHIR R4. The FHIR API uses the same mapping. */
  fhir?: FhirPart;
  /** Finds finished documents that print outdated data, such as a name that the child no longer has. */
  changed?: (checked: CheckedCase) => Promise<ChangedDocument[]>;
  /** Deletes the feature's records about the case in other partitions. Idempotent; returns when done. */
  erase?: (scope: CaseDataScope) => Promise<void>;
  /**
   * Ids of the cases to which the feature's records in other partitions refer. Such cases count as in use.
   */
  named?: (scope: StoreScope) => Promise<readonly string[]>;
}
