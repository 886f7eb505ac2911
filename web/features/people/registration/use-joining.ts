import { useState } from 'react';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import type { OpenedInvitation } from '../../../../shared/features/organizations/invitations/schema.ts';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { invitationQuery } from './invitation-query.ts';
import {
  acceptedTermsIn,
  missingTerms,
  nothingTicked,
  type TermsErrors,
  type TickedTerms,
  termsErrorsIn,
} from './ticked-terms.ts';

/** State of accepting terms while a signed-in user joins an organisation. */
export function useJoining(invitation: OpenedInvitation, token: string) {
  const locale = useLocale();
  const [ticked, setTicked] = useState(nothingTicked);
  const [errors, setErrors] = useState<TermsErrors>({});

  function change(changes: Partial<TickedTerms>): void {
    setTicked(before => ({ ...before, ...changes }));
    setErrors({});
  }

  /** Returns whether all required terms are ticked; marks those that are not. */
  function check(): boolean {
    const wrong = missingTerms(invitation, ticked);
    setErrors(wrong);
    return Object.keys(wrong).length === 0;
  }

  /** Accepts the terms. @throws version.conflict if they have changed; they are then reloaded */
  async function accept(): Promise<string> {
    try {
      const sent = { token, locale, ...acceptedTermsIn(invitation, ticked) };
      return (await call(invitations.acceptInvitation, sent)).organizationSlug;
    } catch (error) {
      const wrong = termsErrorsIn(error instanceof CallError ? error.fields : {});
      if (Object.keys(wrong).length === 0) throw error;
      await queryClient.invalidateQueries({ queryKey: invitationQuery(token).queryKey });
      setTicked(nothingTicked);
      setErrors(wrong);
      throw new CallError('version.conflict', 409);
    }
  }

  async function join(remember: boolean): Promise<SignedIn> {
    const slug = await accept();
    const { openOrganization } = await import('../sign-in/sign-in.ts');
    return openOrganization(slug, remember);
  }

  return { ticked, errors, change, check, join };
}

export type JoiningState = ReturnType<typeof useJoining>;
