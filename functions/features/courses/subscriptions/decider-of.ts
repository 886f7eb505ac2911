import type { AccountContext } from '../../../composition/context.ts';
import type { Decider } from './subscription-decisions-store.ts';

export async function deciderOf({
  people,
  requireToken,
}: Pick<AccountContext, 'people' | 'requireToken'>): Promise<Decider> {
  const { sub } = requireToken();
  return { id: sub, fullName: (await people.get(sub))?.fullName ?? '' };
}
