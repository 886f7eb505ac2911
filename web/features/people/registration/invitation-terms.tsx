import type { OpenedInvitation } from '../../../../shared/features/organizations/invitations/schema.ts';
import { OrganizationTerms } from './organization-terms.tsx';
import { isTicked, type TermsErrors, type TickedTerms, withTerm } from './ticked-terms.ts';
import { UserTerm } from './user-term.tsx';

interface InvitationTermsProps {
  invitation: OpenedInvitation;
  ticked: TickedTerms;
  errors: TermsErrors;
  onHouseTerms: (accepts: boolean) => void;
  onUserTerms: (accepted: string[]) => void;
}

/** Terms (conditions) that the user must read and accept before joining the organisation. */
export function InvitationTerms({
  invitation: { organizationName, terms, userTerms },
  ticked,
  errors,
  onHouseTerms,
  onUserTerms,
}: InvitationTermsProps) {
  return (
    <>
      {terms && (
        <OrganizationTerms
          organization={organizationName}
          texts={terms.texts}
          isAccepted={ticked.acceptsHouseTerms}
          error={errors.acceptsHouseTerms}
          onChange={onHouseTerms}
        />
      )}
      {userTerms.map(term => (
        <UserTerm
          key={term.id}
          term={term}
          isAccepted={isTicked(ticked, term)}
          error={term.isRequired && !isTicked(ticked, term) ? errors.acceptsUserTerms : undefined}
          onChange={accepts => onUserTerms(withTerm(ticked, term, accepts))}
        />
      ))}
    </>
  );
}
