import type { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import type { PdfHandler } from '../../../composition/pdf-context.ts';
import { planFamilyMails } from './plan-family-mails.ts';

export const previewFamilyMails: PdfHandler<typeof familyMails.previewFamilyMails> = async (
  { sessionId },
  context,
) => (await planFamilyMails(sessionId, context)).plan;
