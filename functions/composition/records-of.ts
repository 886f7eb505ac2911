import type { Endpoint, LoadedRecords, ParentRecords, RecordType } from '../../shared/core/endpoint.ts';

type NamedBy<E extends Endpoint> = keyof NonNullable<E['records']> & RecordType;
type ParentOf<Type> = ParentRecords[Type & keyof ParentRecords];

/** The records that a call loads, each with the record that it belongs to. */
export type RecordsOf<E extends Endpoint> = Pick<LoadedRecords, NamedBy<E> | ParentOf<NamedBy<E>>>;
