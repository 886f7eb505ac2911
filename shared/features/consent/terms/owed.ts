import type { TermsState } from './schema.ts';

/** The version that an organisation's people have to accept; 0 where there is none. */
export const askedVersion = ({ terms }: { terms: TermsState }): number =>
  terms.isRequired ? terms.version : 0;

/** Whether somebody has not accepted yet what their organisation asks them to. */
export const owesTerms = (
  organization: { terms: TermsState },
  { acceptedTerms }: { acceptedTerms: number },
): boolean => acceptedTerms < askedVersion(organization);
