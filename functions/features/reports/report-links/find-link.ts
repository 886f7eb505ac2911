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
 * Finds the link of a token, in any state. For a token that was never sent, no organisation's IAM role is
 * assumed.
 * @throws report-link.unusable for an unknown token; rate.limited after too many attempts
 */
export async function findLink(
  { network, hourlyLimiter, sentLinks, forOrganization }: AnonymousContext,
  token: string,
): Promise<Found> {
  const [isSent] = await Promise.all([
    sentLinks.has(token),
    hourlyLimiter.consume('report-link', network, reportLinkOpensPerHour),
  ]);
  if (!isSent) throw new AppError('report-link.unusable');
  const [organization = '', secret = ''] = token.split('.');
  const { links: linksStore, pdfs } = forOrganization(organization);
  const link = await linksStore.find(hashSecret(secret));
  if (!link) throw new AppError('report-link.unusable');
  return { link, linksStore, pdfs };
}
