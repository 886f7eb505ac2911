import { AppError } from '../../../../shared/core/errors.ts';
import { registrationFormSeconds, registrationsPerHour } from '../../../../shared/core/limits.ts';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import type { PublicContext, PublicHandler } from '../../../composition/public-context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { findForm } from './find-form.ts';
import { caseFieldsOf } from './registered-case.ts';

const received = { received: true } as const;

/** Leaves a registration in the inbox of the organisation; nothing of its records is read. */
export const registerChildHandler: PublicHandler<typeof registrations.registerChild> = async (
  { token, ticket, submission, website, ...fields },
  context,
) => {
  const { hourlyLimiter, network, now } = context;
  await hourlyLimiter.consume('registration-from', network, registrationsPerHour.network);
  const found = await findForm(context, token);
  if (found.state !== 'live') throw new AppError('registration.closed');
  checkTicket(context, ticket, token);
  checkTerms(found.terms, fields.terms);
  const checked = await context.checkCaseFields(caseFieldsOf(fields), found.face, now());
  if (website !== '') return received;
  await hourlyLimiter.consume('registration-of-code', hashSecret(token), registrationsPerHour.code);
  const { organization, code } = found;
  await context.inboxOf(organization).leave({ code, submission, fields: withChecked(fields, checked) });
  return received;
};

/** @throws rate.limited for a form that nobody can have filled in yet; registration.form-outdated */
function checkTicket({ tickets }: PublicContext, ticket: string, token: string): void {
  const age = tickets.ageOf(ticket, token);
  const { min, max } = registrationFormSeconds;
  if (age === undefined || age > max * 1000) throw new AppError('registration.form-outdated');
  if (age < min * 1000) throw new AppError('rate.limited', { retryAfter: Math.ceil(min - age / 1000) });
}

/** @throws request.invalid unless what has to be accepted was, in its current version */
function checkTerms(
  asked: { id: string; version: number; required: boolean }[],
  accepted: RegistrationFields['terms'],
): void {
  const isAccepted = ({ id, version }: { id: string; version: number }) =>
    accepted.some(term => term.id === id && term.version === version);
  const isAsked = ({ id, version }: { id: string; version: number }) =>
    asked.some(term => term.id === id && term.version === version);
  const isOutdated = accepted.some(term => !isAsked(term));
  const isMissing = asked.some(term => term.required && !isAccepted(term));
  if (isOutdated || isMissing) throw new AppError('request.invalid', { fields: { terms: 'validation.terms' } });
}

/** The phone numbers in E.164, and no parents without a field. */
function withChecked(fields: RegistrationFields, checked: CaseFields): RegistrationFields {
  const parent = (who: 'father' | 'mother') => {
    const { name = null, email = null, mobile = null } = checked[who] ?? {};
    return checked[who] && { name, email, mobile };
  };
  const { state, mobile } = checked;
  return { ...fields, state, mobile, father: parent('father'), mother: parent('mother') };
}
