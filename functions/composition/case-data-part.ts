import type { Case } from '../../shared/features/cases/cases/schema.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import type { ChangedDocument } from '../../shared/features/privacy/child-data/schema.ts';
import type { DataCategory } from '../../shared/features/privacy/erasures/schema.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { OpenObjectEraser } from '../platform/files/open-object-eraser.ts';
import type { ZipEntry } from '../platform/files/write-zip.ts';
import type { Key } from '../platform/storage/key.ts';
import type { Item } from '../platform/storage/write.ts';
import type { StoreClass, StoreScope } from './lazy-stores.ts';

/** A case whose data are erased or copied, with everything that is stored in its own partition. */
export interface CaseDataScope extends StoreScope {
  caseId: string;
  /** The partition of the case, whatever its records are. */
  items: readonly Item[];
  /** Everybody who may have something of their own about it. */
  memberIds: readonly string[];
  /** Files of the organisation. */
  bucket: OpenBucket;
  eraser: OpenObjectEraser;
}

/** A case whose finished documents are compared with what is so now. */
export interface CheckedCase {
  child: Case;
  /** Its partition, and those of the cases that were merged into it. */
  items: readonly Item[];
  itemAt: (key: Key) => Item | undefined;
  organization: OrganizationRecord;
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
  now: () => number;
}

/**
 * What a feature has of a case. Whatever it stores in the partition of the case is copied and erased without its
 * help; it says what that is called, and what it has elsewhere.
 */
export interface CaseDataPart {
  /** Records of the partition with a count of their own. */
  counted?: { category: DataCategory; prefix: string };
  /** What a copy of the data has beside the records of the partition. */
  copy?: (scope: CaseDataScope) => Promise<ZipEntry[]>;
  /** Finished documents of the copy that print something of the child that has changed since. */
  changed?: (checked: CheckedCase) => Promise<ChangedDocument[]>;
  /** Deletes what the feature has outside the partition. Idempotent, and complete when it returns. */
  erase?: (scope: CaseDataScope) => Promise<void>;
  /** Cases that the feature names outside their partitions: none of them is as if nobody had ever used it. */
  named?: (scope: StoreScope) => Promise<readonly string[]>;
}
