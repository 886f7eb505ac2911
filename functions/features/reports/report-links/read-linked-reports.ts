import { AppError } from '../../../../shared/core/errors.ts';
import { birthDateTries } from '../../../../shared/core/limits.ts';
import type { links } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { stateOfLink } from '../../../../shared/features/reports/report-links/record.ts';
import type { StrangerHandler } from '../../../composition/pdf-context.ts';
import { findLink } from './find-link.ts';
import { LinkMoved } from './links-store.ts';

/** Guesses at one link at once that get an answer; each is counted before it is answered. */
const triesAtOnce = 10;

export const readLinkedReportsHandler: StrangerHandler<typeof links.readLinkedReports> = async (
  input,
  context,
) => {
  for (let tries = 1; ; tries++) {
    try {
      return await answer(input, context);
    } catch (error) {
      if (!(error instanceof LinkMoved)) throw error;
      if (tries === triesAtOnce) throw new AppError('server.busy');
    }
  }
};

/** @throws LinkMoved when another guess was counted first */
const answer: typeof readLinkedReportsHandler = async ({ token, birthDate }, context) => {
  const { link, links, pdfs } = await findLink(context, token);
  const { record, sending } = link;
  if (link.isGone || stateOfLink(record, context.now()) !== 'open')
    throw new AppError('report-link.unusable');
  if (link.birthDate !== birthDate) {
    const { tries } = await links.countWrong(link);
    throw new AppError('report-link.wrong-date', { current: { triesLeft: birthDateTries - tries } });
  }
  await links.use(link);
  const documents = sending.documents.map(async ({ kind, name, place }) => ({
    kind,
    name,
    url: await pdfs.link(place),
  }));
  const { message, language } = sending;
  return { message, language, documents: await Promise.all(documents) };
};
