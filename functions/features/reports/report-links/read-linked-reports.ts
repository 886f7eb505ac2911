import { AppError } from '../../../../shared/core/errors.ts';
import { maxBirthDateAttempts } from '../../../../shared/core/limits.ts';
import type { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { reportLinkState } from '../../../../shared/features/reports/report-links/record.ts';
import type { AnonymousHandler } from '../../../composition/pdf-context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { findLink } from './find-link.ts';

/** Shows the reports of a link. Retries on conflict, so that attempts at the same time are all counted. */
export const readLinkedReports: AnonymousHandler<typeof reportLinks.readLinkedReports> = (input, context) =>
  retryOnConflict(() => answer(input, context));

/** @throws ConflictError if another attempt was counted concurrently */
const answer: typeof readLinkedReports = async ({ token, birthDate }, context) => {
  const { link, linksStore, pdfs } = await findLink(context, token);
  const { record, sending } = link;
  if (link.isGone || reportLinkState(record, context.now()) !== 'open')
    throw new AppError('report-link.unusable');
  if (link.birthDate !== birthDate) {
    const { tries } = await linksStore.countWrongBirthDate(link);
    throw new AppError('report-link.wrong-date', { current: { triesLeft: maxBirthDateAttempts - tries } });
  }
  await linksStore.markOpened(link);
  const documents = sending.documents.map(async ({ kind, name, place }) => ({
    kind,
    name,
    url: await pdfs.link(place),
  }));
  const { message, language } = sending;
  return { message, language, documents: await Promise.all(documents) };
};
