import type { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { reportLinkState } from '../../../../shared/features/reports/report-links/record.ts';
import type { AnonymousHandler } from '../../../composition/pdf-context.ts';
import { findLink } from './find-link.ts';

/** Returns the sender of a link, and whether the link is valid; nothing about the child. */
export const openReportLink: AnonymousHandler<typeof reportLinks.openReportLink> = async (
  { token },
  context,
) => {
  const { link, pdfs } = await findLink(context, token);
  const { organization, sending, record } = link;
  const { name, officeNumber, logoId } = organization;
  const url = logoId === null ? null : await pdfs.pictureLink('organization-logo', logoId);
  return {
    state: link.isGone ? 'expired' : reportLinkState(record, context.now()),
    organization: { name, phone: officeNumber, logo: { url } },
    language: sending.language,
    script: sending.script,
    until: record.until,
  };
};
