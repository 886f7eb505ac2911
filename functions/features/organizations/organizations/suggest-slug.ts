import type { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { slugCandidates } from './slug-candidates.ts';

export const suggestSlug: AccountHandler<typeof organizations.suggestSlug> = async (
  { name, slug },
  { organizations: store },
) => {
  if (slug !== null) return { slug, isFree: (await store.firstFreeSlug([slug])) !== undefined };
  const slugs = slugCandidates(name);
  const free = await store.firstFreeSlug(slugs);
  return { slug: free ?? slugs[0] ?? '', isFree: free !== undefined };
};
