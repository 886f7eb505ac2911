import { familyMails } from '../../../../shared/features/classes/family-mails/endpoints.ts';
import type { PdfHandlers } from '../../../composition/pdf-context.ts';
import { mailFamiliesHandler } from './mail-families.ts';
import { planFamilyMails } from './plan-family-mails.ts';

export const endpoints = familyMails;

export const handlers: PdfHandlers<typeof familyMails> = {
  previewFamilyMails: async ({ sessionId }, context) => (await planFamilyMails(sessionId, context)).plan,
  mailFamilies: mailFamiliesHandler,
};
