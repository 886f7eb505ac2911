import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { slugsFrom } from './slugs-from.ts';

export const suggestSlugHandler: AccountHandler<typeof organizations.suggestSlug> = async (
  { name, slug },
  { organizations: store },
) => {
  if (slug !== null) return { slug, isFree: (await store.firstFree([slug])) !== undefined };
  const slugs = slugsFrom(name);
  const free = await store.firstFree(slugs);
  return { slug: free ?? slugs[0] ?? '', isFree: free !== undefined };
};
