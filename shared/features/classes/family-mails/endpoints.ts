import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant } from '../../../core/fields.ts';
import { SessionId } from '../sessions/schema.ts';
import { FamilyMailPlan, LastFamilyMail } from './schema.ts';

const SessionPath = z.strictObject({ sessionId: SessionId });

/**
 * Whether a call is permitted depends on the children of the session, which only the handler loads. Each
 * handler therefore checks whether the caller may change the session.
 */
export const familyMails = {
  previewFamilyMails: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'class-sessions/{sessionId}/family-mails',
    summary:
      'Previews the mails to the families of a session, one per family, and lists the families without a mail',
    needs: 'class-session:mail',
    readEvent: 'class-session.mail-read',
    errors: ['record.missing', 'class-session.not-own'],
    input: SessionPath,
    output: FamilyMailPlan,
  }),
  mailFamilies: endpoint({
    method: 'POST',
    lambda: 'pdf',
    path: 'class-sessions/{sessionId}/family-mails',
    summary: 'Sends each family of a session its previewed mail',
    needs: 'class-session:mail',
    errors: [
      ...(['record.missing', 'class-session.not-own', 'class-session.cancelled', 'rate.limited'] as const),
      ...(['class-session.mailed', 'class-session.mail-changed', 'class-session.nothing-to-mail'] as const),
    ],
    input: SessionPath.extend({
      fingerprint: z.string().max(100),
      /**
       * Time of the last email to these families, as the caller saw it. By sending this time, the caller
       * confirms that another email is wanted.
       */
      knownLast: Instant.nullable().default(null),
    }),
    output: LastFamilyMail,
  }),
};
