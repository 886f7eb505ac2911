import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Instant } from '../../../core/fields.ts';
import { SessionId } from '../sessions/schema.ts';
import { FamilyMailPlan, LastFamilyMail } from './schema.ts';

const SessionPath = z.strictObject({ sessionId: SessionId });

/** Who sees a session follows from its children, which are read after it: a change is checked by its handler alone. */
export const familyMails = {
  previewFamilyMails: endpoint({
    method: 'GET',
    lambda: 'pdf',
    path: 'class-sessions/{sessionId}/family-mails',
    summary: 'What families of a session would be sent now, one mail each, and which are sent none',
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
    summary: 'Sends each family of a session its mail, as it was looked at',
    needs: 'class-session:mail',
    errors: [
      ...(['record.missing', 'class-session.not-own', 'class-session.cancelled', 'rate.limited'] as const),
      ...(['class-session.mailed', 'class-session.mail-changed', 'class-session.nothing-to-mail'] as const),
    ],
    input: SessionPath.extend({
      fingerprint: z.string().max(100),
      /** When families were mailed last, as the caller knows and goes on nevertheless. */
      knownLast: Instant.nullable().default(null),
    }),
    output: LastFamilyMail,
  }),
};
