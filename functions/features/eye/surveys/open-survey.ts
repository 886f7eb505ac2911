import { registrationsPerHour } from '../../../../shared/core/limits.ts';
import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { PublicHandler } from '../../../composition/public-context.ts';
import { findSurvey } from './find-survey.ts';

/**
 * Unknown and revoked links get the same response. Questionnaires and registration forms that one network
 * opens count towards the same limit.
 */
export const openSurvey: PublicHandler<typeof surveys.openSurvey> = async ({ token }, context) => {
  const { hourlyLimiter, network, surveyLinks } = context;
  hourlyLimiter.rejectIfExhausted('registration-open', network);
  const [link] = await Promise.all([
    surveyLinks.find(token),
    hourlyLimiter.consume('registration-open', network, registrationsPerHour.opens),
  ]);
  const found = await findSurvey(context, link);
  if (found.state === 'invalid') return { state: 'invalid', organization: null, form: null };
  const { name, phone, logoId, script } = found.face;
  const organization = { name, phone, logo: { url: await context.logoLink(logoId) } };
  if (found.state !== 'live') return { state: found.state, organization, form: null };
  return { state: 'live', organization, form: { ticket: context.tickets.issue(token), script } };
};
