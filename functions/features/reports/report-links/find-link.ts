import { AppError } from '../../../../shared/core/errors.ts';
import { reportLinkOpensPerHour } from '../../../../shared/core/limits.ts';
import type { AnonymousContext } from '../../../composition/pdf-context.ts';
import type { PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import type { FoundLink, ReportLinksStore } from './report-links-store.ts';

interface Found {
  link: FoundLink;
  linksStore: ReportLinksStore;
  pdfs: PdfsStore;
}

/**
 * The link of a token, in any state.
 * @throws report-link.unusable for an unknown token; rate.limited for too many attempts
 */
export async function findLink(
  { network, hourlyLimiter, forOrganization }: AnonymousContext,
  token: string,
): Promise<Found> {
  const [organization = '', secret = ''] = token.split('.');
  const { links: linksStore, pdfs } = forOrganization(organization);
  const [link] = await Promise.all([
    linksStore.find(hashSecret(secret)),
    hourlyLimiter.consume('report-link', network, reportLinkOpensPerHour),
  ]);
  if (!link) throw new AppError('report-link.unusable');
  return { link, linksStore, pdfs };
}
