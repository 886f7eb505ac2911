import { queryOptions } from '@tanstack/react-query';
import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

/** Emails that the families of a session would get now; always refetched. */
export const familyMailsQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['familyMails', sessionId],
    queryFn: ({ signal }) => call(familyMails.previewFamilyMails, { sessionId }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
