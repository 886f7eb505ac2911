import type { ReactNode } from 'react';

/** How a picker shows its items. */
export interface ItemConfig<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Renders an option. */
  option: (item: Item) => ReactNode;
}
