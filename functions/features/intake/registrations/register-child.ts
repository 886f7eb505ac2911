import { AppError } from '../../../../shared/core/errors.ts';
import { languageTag } from '../../../../shared/core/languages.ts';
import { registrationsPerHour } from '../../../../shared/core/limits.ts';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { TermReference } from '../../../../shared/features/consent/consents/schema.ts';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { GivenText } from '../../../../shared/features/intake/registrations/record.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import type { PublicHandler } from '../../../composition/public-context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { acceptedText } from '../../consent/feature.ts';
import { hashedConsentText } from './consent-texts.ts';
import { findForm } from './find-form.ts';
import type { PublicFace } from './public-faces-store.ts';
import { caseFieldsOf } from './registered-case.ts';

const received = { received: true } as const;

/**
 * Stores a registration in the organisation's inbox, without reading records of the organisation. Rejects
 * requests without the form's ticket before it reads anything. Requests above the limit of their network do
 * not count towards the limit of the QR code.
 */
export const registerChild: PublicHandler<typeof registrations.registerChild> = async (
  { token, ticket, submission, consentHash, website, ...fields },
  context,
) => {
  const { hourlyLimiter, network, now, qrTokens, tickets } = context;
  tickets.check(ticket, token);
  const codeHash = hashSecret(token);
  hourlyLimiter.rejectIfExhausted('registration-from', network);
  hourlyLimiter.rejectIfExhausted('registration-of-code', codeHash);
  const [scanned] = await Promise.all([
    qrTokens.find(token),
    hourlyLimiter.consume('registration-from', network, registrationsPerHour.network),
  ]);
  if (!scanned) throw new AppError('registration.closed');
  const [found] = await Promise.all([
    findForm(context, scanned),
    hourlyLimiter.consume('registration-of-code', codeHash, registrationsPerHour.code),
  ]);
  if (found.state !== 'live') throw new AppError('registration.closed');
  checkTerms(found.face.terms, fields.terms);
  const textHash = shownText(found.face.name, fields, consentHash);
  const checked = await context.checkCaseFields(caseFieldsOf(fields), found.face, now());
  if (website !== '') return received;
  const { organization, code } = found;
  const given = givenTexts(found.face, fields, textHash);
  await context
    .inboxOf(organization)
    .leave({ code, submission, given, fields: withChecked(fields, checked) });
  return received;
};

/** @throws request.invalid unless the family accepted the current version of every required term */
function checkTerms(asked: PublicFace['terms'], accepted: RegistrationFields['terms']): void {
  const isOutdated = accepted.some(term => !asked.some(current => isSameText(term, current)));
  const isMissing = asked.some(term => term.isRequired && !accepted.some(given => isSameText(given, term)));
  if (isOutdated || isMissing)
    throw new AppError('request.invalid', { fields: { terms: 'validation.terms' } });
}

const isSameText = (one: TermReference, other: TermReference): boolean =>
  one.id === other.id && one.textVersion === other.textVersion;

/**
 * Returns the hash of the consent text that the family read.
 * @throws request.invalid if the form showed another text than the current one
 */
function shownText(
  organization: string,
  { language, script, relationship }: RegistrationFields,
  shown: string | undefined,
): string {
  const { hash } = hashedConsentText(
    languageTag(language, script ?? 'simplified'),
    organization,
    relationship,
  );
  if (shown !== undefined && shown !== hash)
    throw new AppError('request.invalid', { fields: { consents: 'validation.terms_changed' } });
  return hash;
}

function givenTexts(
  { terms }: PublicFace,
  { language, terms: accepted }: RegistrationFields,
  textHash: string,
): GivenText[] {
  const consent = { term: null, textHash };
  const read = terms.filter(term => accepted.some(acceptance => isSameText(acceptance, term)));
  return [consent, ...read.map(term => acceptedText(term, language))];
}

/** Returns the fields with phone numbers in E.164 and without empty parents. */
function withChecked(fields: RegistrationFields, checked: CaseFields): RegistrationFields {
  const parent = (who: 'father' | 'mother') => {
    const { title = null, name = null, email = null, mobile = null } = checked[who] ?? {};
    return checked[who] && { title, name, email, mobile };
  };
  const { state, mobile } = checked;
  return { ...fields, state, mobile, father: parent('father'), mother: parent('mother') };
}
