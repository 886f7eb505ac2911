import { registrationsPerHour } from '../../../../shared/core/limits.ts';
import type { registrations } from '../../../../shared/features/intake/registrations/endpoints.ts';
import type { PublicHandler } from '../../../composition/public-context.ts';
import { consentTexts } from './consent-texts.ts';
import { findForm } from './find-form.ts';

/** Opens the form of a QR code. Unknown, replaced and revoked codes get the same response. */
export const openRegistration: PublicHandler<typeof registrations.openRegistration> = async (
  { token },
  context,
) => {
  const { hourlyLimiter, network, qrTokens } = context;
  hourlyLimiter.rejectIfExhausted('registration-open', network);
  const [code] = await Promise.all([
    qrTokens.find(token),
    hourlyLimiter.consume('registration-open', network, registrationsPerHour.opens),
  ]);
  const found = await findForm(context, code);
  if (found.state === 'invalid') return { state: 'invalid', organization: null, form: null };
  const { name, phone, logoId, country, dateOrder, script, terms } = found.face;
  const organization = { name, phone, logo: { url: await context.logoLink(logoId) } };
  if (found.state === 'expired') return { state: 'expired', organization, form: null };
  const ticket = context.tickets.issue(token);
  const states = await context.statesOfCountry(country);
  const form = { ticket, country, states, dateOrder, script, terms, consentTexts: consentTexts(name) };
  return { state: 'live', organization, form };
};
