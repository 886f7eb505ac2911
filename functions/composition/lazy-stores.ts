import type { Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';

/** What a store is opened with: the table, the organisation to which it is limited, and the caller. */
export interface StoreScope {
  table: Table;
  organization: string;
  origin: Origin;
}

export type StoreClass<Store> = new (table: Table, organization: string, origin: Origin) => Store;

/** Returns functions that create stores limited to an organisation, for `lazyContext`. */
export function storesIn({ table, organization, origin }: StoreScope) {
  return <Store>(StoreOf: StoreClass<Store>) =>
    () =>
      new StoreOf(table, organization, origin);
}

/** Maps a record of functions that open stores to the stores that these functions return. */
export type Opened<Open extends (...given: never[]) => Record<string, () => unknown>> = {
  [Name in keyof ReturnType<Open>]: ReturnType<ReturnType<Open>[Name]>;
};

/**
 * Creates a context that creates each store when it is first used. Each Lambda lists only the stores that its
 * IAM role may access, so its bundle contains no others.
 */
export function lazyContext<Given extends object, Stores extends object>(
  base: Given,
  create: { [Name in keyof Stores]: () => Stores[Name] },
): Given & Stores {
  const context = { ...base } as Given & Stores;
  for (const name of Object.keys(create) as (keyof Stores)[]) {
    Object.defineProperty(context, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        const value = create[name]();
        Object.defineProperty(context, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return context;
}
