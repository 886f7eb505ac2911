import { lazy } from 'react';
import type { ComponentModule, Contribution, LoadedContribution, WithContent } from './contribution.ts';
import { loadTextsOfParts } from './contributions.ts';

/** Loads contributions to a place; each result contains its loaded `part`. */
export const loadAll = <Entry extends Contribution<unknown>>(
  entries: readonly Entry[],
): Promise<LoadedContribution<Entry>[]> =>
  Promise.all(
    entries.map(async entry => ({ ...entry, part: await entry.load() }) as LoadedContribution<Entry>),
  );

/**
 * Contributions whose component, `Content`, is loaded with its texts when it is first rendered.
 * @param areTextsOfPage whether the page has loaded the texts, because it always shows the contributions
 */
export const withLazyContent = <Entry extends Contribution<ComponentModule<Props>>, Props>(
  entries: readonly (Entry & Contribution<ComponentModule<Props>>)[],
  { areTextsOfPage = false } = {},
): WithContent<Entry, Props>[] =>
  entries.map(({ load, ...entry }) => ({
    ...entry,
    Content: lazy(async () => {
      const texts = areTextsOfPage ? undefined : loadTextsOfParts(['ui', ...(entry.namespaces ?? [])]);
      const [{ Component }] = await Promise.all([load(), texts]);
      return { default: Component };
    }),
  }));
