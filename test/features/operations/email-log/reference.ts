import { newId } from '../../../../functions/platform/storage/new-id.ts';
import { letters, type ReferenceSample } from '../../../support/reference-sample.ts';
import { makeFailedMail } from './samples.ts';

export const mailReference: ReferenceSample = {
  foreign: async other => (await makeFailedMail(other.slug)).id,
  hidden: async (own, { role }) => (await makeFailedMail(role === 'superadmin' ? own.slug : null)).id,
  missing: () => newId('mail', Date.now()),
  malformed: ['mail', 'mail_', `MAIL_${letters}`, `mail_${letters}0`, '*'],
};
