import type { Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';

/** What a store needs: the table, the only organisation that it may access, and the caller. */
export interface StoreScope {
  table: Table;
  organization: string;
  origin: Origin;
}

export type StoreClass<Store> = new (table: Table, organization: string, origin: Origin) => Store;

/** Returns functions that create stores for one organisation; `lazyContext` calls them. */
export function storesIn({ table, organization, origin }: StoreScope) {
  return <Store>(StoreOf: StoreClass<Store>) =>
    () =>
      new StoreOf(table, organization, origin);
}

export type Opened<Open extends (...given: never[]) => Record<string, () => unknown>> = {
  [Name in keyof ReturnType<Open>]: ReturnType<ReturnType<Open>[Name]>;
};

/**
 * Creates a context that opens each store when it is first used. A Lambda lists only the stores that its IAM
 * role may access, so the Lambda's bundle contains no other stores.
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
