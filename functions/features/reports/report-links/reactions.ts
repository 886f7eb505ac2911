import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { Reaction } from '../../../platform/events/reaction.ts';

/**
 * Revokes the report links of a case when it is restricted or will be erased. They stay revoked afterwards.
 */
const closeLinks: Reaction<ReactionContext> = {
  name: 'close-report-links',
  on: ['case.restricted', 'case.erasure-planned'],
  react: async ({ record, by, at }, { cases, openStore }) => {
    const child = await cases.get(record);
    if (!child) return [];
    const { LinkRevocationsStore } = await import('./link-revocations-store.ts');
    await openStore(LinkRevocationsStore, by).revokeAll(idsOfCase(child), at);
    return [];
  },
};

export const reportLinkReactions = [closeLinks];
