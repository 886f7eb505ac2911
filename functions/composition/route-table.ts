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

/** Records loaded before an endpoint's handler runs: those whose ids are in the path, and their parents. */
export type RecordsOf<E extends Endpoint> = Pick<LoadedRecords, NamedBy<E> | ParentOf<NamedBy<E>>>;

export type HandlerWith<Context, E extends Endpoint> = (
  input: InputOf<E>,
  context: Context & { records: RecordsOf<E> },
) => Promise<ResponseOf<E>>;

/** Imports the file with an endpoint's handler, which is exported under the name of the endpoint. */
type LoadHandler<Context, Calls, Name extends keyof Calls> = () => Promise<{
  [Exported in Name]: Calls[Exported] extends infer E extends Endpoint ? HandlerWith<Context, E> : never;
}>;

/** The endpoints that a Lambda answers. A handler that does not fit its endpoint does not compile. */
export interface RouteTable<Context> {
  endpoints: { [Name in Noun]?: () => Promise<Partial<Contract[Name]>> };
  handlers: {
    [Name in Noun]?: {
      [Call in keyof Contract[Name]]?: readonly [string, LoadHandler<Context, Contract[Name], Call>];
    };
  };
}
