import { AppError } from '../../../../shared/core/errors.ts';
import { registrationFormSeconds, registrationsPerHour } from '../../../../shared/core/limits.ts';
import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { PublicContext, PublicHandler } from '../../../composition/public-context.ts';
import { findSurvey } from './find-survey.ts';

const received = { received: true } as const;

/**
 * Leaves answers in the inbox of the organisation; nothing of its records is read. A link that has been answered is
 * told by the inbox alone, which the same answers sent again do not notice.
 */
export const answerSurveyHandler: PublicHandler<typeof surveys.answerSurvey> = async (
  { token, ticket, website, ...given },
  context,
) => {
  const { hourlyLimiter, network, surveyLinks } = context;
  checkTicket(context, ticket, token);
  hourlyLimiter.rejectIfExhausted('registration-from', network);
  const [link] = await Promise.all([
    surveyLinks.find(token),
    hourlyLimiter.consume('registration-from', network, registrationsPerHour.network),
  ]);
  const found = await findSurvey(context, link);
  if (!link || (found.state !== 'live' && found.state !== 'answered')) throw new AppError('survey.closed');
  if (website !== '') return received;
  await context.surveyInboxOf(link.organization).leave(token, link, given);
  return received;
};

/** @throws rate.limited for a form that nobody can have filled in yet; registration.form-outdated */
function checkTicket({ tickets }: PublicContext, ticket: string, token: string): void {
  const age = tickets.ageOf(ticket, token);
  const { min, max } = registrationFormSeconds;
  if (age === undefined || age > max * 1000) throw new AppError('registration.form-outdated');
  if (age < min * 1000) throw new AppError('rate.limited', { retryAfter: Math.ceil(min - age / 1000) });
}
