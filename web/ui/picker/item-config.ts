import type { ReactNode } from 'react';

export interface ItemConfig<Item> {
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  option: (item: Item) => ReactNode;
}
