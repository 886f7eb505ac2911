import type {
  Joining,
  OpenedInvitation,
  TermAtRegistration,
} from '../../../../shared/features/organizations/invitations/schema.ts';

export interface TickedTerms {
  acceptsHouseTerms: boolean;
  /** Names of the ticked user terms, from `nameOfTerm`; each name contains the version of the text. */
  acceptsUserTerms: string[];
}

export type TermsErrors = Partial<Record<keyof TickedTerms, string>>;

type AskedTerms = Pick<OpenedInvitation, 'terms' | 'userTerms'>;

export const nothingTicked: TickedTerms = { acceptsHouseTerms: false, acceptsUserTerms: [] };

const nameOfTerm = ({ id, textVersion }: TermAtRegistration): string => `${id} ${textVersion}`;

export const isTicked = (
  { acceptsUserTerms }: Pick<TickedTerms, 'acceptsUserTerms'>,
  term: TermAtRegistration,
): boolean => acceptsUserTerms.includes(nameOfTerm(term));

export function withTerm(
  { acceptsUserTerms }: Pick<TickedTerms, 'acceptsUserTerms'>,
  term: TermAtRegistration,
  accepts: boolean,
): string[] {
  const name = nameOfTerm(term);
  const others = acceptsUserTerms.filter(each => each !== name);
  return accepts ? [...others, name] : others;
}

export const acceptedTermsIn = (
  { terms, userTerms }: AskedTerms,
  ticked: TickedTerms,
): Pick<Joining, 'acceptedTerms' | 'acceptedUserTerms'> => ({
  acceptedTerms: ticked.acceptsHouseTerms ? (terms?.version ?? 0) : 0,
  acceptedUserTerms: userTerms
    .filter(term => isTicked(ticked, term))
    .map(({ id, textVersion }) => ({ id, textVersion })),
});

export function missingTerms({ terms, userTerms }: AskedTerms, ticked: TickedTerms): TermsErrors {
  const isMissing = userTerms.some(term => term.isRequired && !isTicked(ticked, term));
  return {
    ...(terms && !ticked.acceptsHouseTerms && { acceptsHouseTerms: 'validation.terms' }),
    ...(isMissing && { acceptsUserTerms: 'validation.terms' }),
  };
}

export const termsErrorsIn = ({
  acceptedTerms,
  acceptedUserTerms,
}: {
  acceptedTerms?: string | undefined;
  acceptedUserTerms?: string | undefined;
}): TermsErrors => ({
  ...(acceptedTerms && { acceptsHouseTerms: acceptedTerms }),
  ...(acceptedUserTerms && { acceptsUserTerms: acceptedUserTerms }),
});
