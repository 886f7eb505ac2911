import type { IdKind } from '../../shared/core/ids.ts';
import type { Key } from '../platform/storage/key.ts';
import type { Item } from '../platform/storage/write.ts';

/** A kind of record whose reports can be opened by link. */
export interface LinkedRecordType {
  key: (organization: string, id: string) => Key;
  /** Whether the record's reports may still be shown. */
  isAvailable: (item: Item) => boolean;
}

export type LinkedRecordTypes = Partial<Record<IdKind, LinkedRecordType>>;
