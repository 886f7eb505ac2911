import type { IdKind } from '../../shared/core/ids.ts';
import type { Key } from '../platform/storage/key.ts';
import type { Item } from '../platform/storage/write.ts';

/** A kind of record with a report that families can open by a link, without a sign-in. */
export interface LinkedRecordType {
  key: (organization: string, id: string) => Key;
  isAvailable: (item: Item) => boolean;
}

export type LinkedRecordTypes = Partial<Record<IdKind, LinkedRecordType>>;
