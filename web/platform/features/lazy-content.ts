import { lazy } from 'react';
import type { ComponentModule, Contribution, WithContent } from './contribution.ts';
import { loadTextsOfParts, textsOf } from './contributions.ts';

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
      const texts = areTextsOfPage ? undefined : loadTextsOfParts(['ui', ...textsOf(entry)]);
      const [{ Component }] = await Promise.all([load(), texts]);
      return { default: Component };
    }),
  }));
