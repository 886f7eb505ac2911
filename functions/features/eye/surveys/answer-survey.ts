import { AppError } from '../../../../shared/core/errors.ts';
import { registrationsPerHour } from '../../../../shared/core/limits.ts';
import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import type { PublicHandler } from '../../../composition/public-context.ts';
import { findSurvey } from './find-survey.ts';

const received = { received: true } as const;

/**
 * Stores answers in the organisation's inbox, without reading records of the organisation. If the link was
 * already answered, only the inbox can reject the answers. Sending the same answers again succeeds.
 */
export const answerSurvey: PublicHandler<typeof surveys.answerSurvey> = async (
  { token, ticket, website, ...answers },
  context,
) => {
  const { hourlyLimiter, network, surveyLinks, tickets } = context;
  tickets.check(ticket, token);
  hourlyLimiter.rejectIfExhausted('registration-from', network);
  const [link] = await Promise.all([
    surveyLinks.find(token),
    hourlyLimiter.consume('registration-from', network, registrationsPerHour.network),
  ]);
  const found = await findSurvey(context, link);
  if (!link || (found.state !== 'live' && found.state !== 'answered')) throw new AppError('survey.closed');
  if (website !== '') return received;
  await context.surveyInboxOf(link.organization).leave(token, link, answers);
  return received;
};
