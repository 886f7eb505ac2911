import type { TextKey } from '../i18n/use-text.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';

/** A tab beside a list, with items that wait. */
export interface ListTab extends Needs, Contribution<ComponentModule> {
  key: string;
  title: TextKey;
  /** Position among the tabs of the list, from 1. */
  order: number;
  /**
   * Counts the tab's items that need attention: the first element of the items' query keys, the request, and
   * the highest number to show.
   */
  count?: { queryKey: readonly string[]; load: (signal: AbortSignal) => Promise<number>; most?: number };
}
