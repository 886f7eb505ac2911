import type { Origin } from './commit.ts';
import type { Table } from './table.ts';

/** Base class of stores for records that belong to no organisation, or to several. */
export abstract class TableStore {
  protected readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }
}

/** A store that also knows the current time, in milliseconds since 1970. */
export abstract class TimedStore extends TableStore {
  protected readonly now: () => number;

  constructor(table: Table, now: () => number) {
    super(table);
    this.now = now;
  }
}

export abstract class PlatformStore extends TableStore {
  protected readonly origin: Origin;

  constructor(table: Table, origin: Origin) {
    super(table);
    this.origin = origin;
  }
}
