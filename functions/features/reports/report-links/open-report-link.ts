import type { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import { reportLinkState } from '../../../../shared/features/reports/report-links/record.ts';
import type { AnonymousHandler } from '../../../composition/pdf-context.ts';
import { findLink } from './find-link.ts';

/** Says who sent it and whether it is good, and nothing of whom it is about. */
export const openReportLinkHandler: AnonymousHandler<typeof reportLinks.openReportLink> = async (
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
