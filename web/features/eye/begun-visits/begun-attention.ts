import { caseDraftsQuery } from '../../../platform/api/drafts.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import type { AttentionPart } from '../../../platform/features/dashboard-places.ts';
import { waitingChildren } from '../../../platform/features/waiting-of.ts';
import { newVisitForm } from '../eye-reports/form/draft/draft-keys.ts';

const { queryKey } = caseDraftsQuery(newVisitForm);

/** Dashboard attention entry: visits that the user began and has not saved. */
export const begunVisitsAttention: AttentionPart = {
  queryKey,
  find: async () => waitingChildren(await queryClient.fetchQuery(caseDraftsQuery(newVisitForm))),
};
