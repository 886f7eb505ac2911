import type { Origin } from '../platform/storage/commit.ts';
import type { Table } from '../platform/storage/table.ts';

/** What every store of one organisation is bound to; no store reaches beyond it. */
export interface StoreScope {
  /** Under the role that the stores act with. */
  table: Table;
  organization: string;
  origin: Origin;
}

type StoreClass<Store> = new (table: Table, organization: string, origin: Origin) => Store;

/** Binds stores to an organisation, for `lazyContext` to create. */
export function storesIn({ table, organization, origin }: StoreScope) {
  return <Store>(StoreOf: StoreClass<Store>) =>
    () =>
      new StoreOf(table, organization, origin);
}

/**
 * A context with stores that are created when they are first used. Each Lambda names those that its role
 * may have, so that its bundle holds no others.
 */
export function lazyContext<Given extends object, Stores extends object>(
  given: Given,
  create: { [Name in keyof Stores]: () => Stores[Name] },
): Given & Stores {
  const context = { ...given } as Given & Stores;
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
