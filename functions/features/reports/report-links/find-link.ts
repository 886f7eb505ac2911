import { AppError } from '../../../../shared/core/errors.ts';
import { openedReportLinks } from '../../../../shared/core/limits.ts';
import type { StrangerContext } from '../../../composition/pdf-context.ts';
import type { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { hashOf } from '../../../platform/storage/hash-of.ts';
import type { FoundLink, LinksStore } from './links-store.ts';

interface Found {
  link: FoundLink;
  links: LinksStore;
  pdfs: PdfsStore;
}

/**
 * What a link leads to, whatever state it is in.
 * @throws report-link.unusable for one that never was; rate.limited for whoever tries many
 */
export async function findLink({ network, rates, at }: StrangerContext, token: string): Promise<Found> {
  const [organization = '', secret = ''] = token.split('.');
  const { links, pdfs } = at(organization);
  const [link] = await Promise.all([
    links.find(hashOf(secret)),
    rates.take('report-link', network, openedReportLinks),
  ]);
  if (!link) throw new AppError('report-link.unusable');
  return { link, links, pdfs };
}
