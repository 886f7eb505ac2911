import type { Contract, Noun } from '../../shared/contract.ts';
import type {
  Endpoint,
  InputOf,
  LoadedRecords,
  ParentRecords,
  RecordType,
  ResponseOf,
} from '../../shared/core/endpoint.ts';

type NamedBy<E extends Endpoint> = keyof NonNullable<E['records']> & RecordType;
type ParentOf<Type> = ParentRecords[Type & keyof ParentRecords];

/** The records that a call loads, each with its parent. */
export type RecordsOf<E extends Endpoint> = Pick<LoadedRecords, NamedBy<E> | ParentOf<NamedBy<E>>>;

export type HandlerWith<Context, E extends Endpoint> = (
  input: InputOf<E>,
  context: Context & { records: RecordsOf<E> },
) => Promise<ResponseOf<E>>;

/** Imports the file that exports a call's handler; the export has the name of the call. */
type LoadHandler<Context, Calls, Name extends keyof Calls> = () => Promise<{
  [Exported in Name]: HandlerWith<Context, Calls[Exported] & Endpoint>;
}>;

/** The calls that a Lambda answers. A missing or wrong handler is a compile error. */
export interface RouteTable<Context> {
  endpoints: { [Name in Noun]?: () => Promise<Partial<Contract[Name]>> };
  /** The handler of each call, and the route key of the call. */
  handlers: {
    [Name in Noun]?: {
      [Call in keyof Contract[Name]]?: readonly [string, LoadHandler<Context, Contract[Name], Call>];
    };
  };
}
