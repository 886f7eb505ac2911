import { MailRecord } from '../../../shared/core/mail/record.ts';

export const schema = MailRecord;
