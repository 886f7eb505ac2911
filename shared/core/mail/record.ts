import * as z from 'zod';
import { Email, Instant, Locale, Script } from '../fields.ts';
import { Id } from '../ids.ts';
import { MailStatus } from './status.ts';
import { type MailTemplateName, mailTemplates } from './templates.ts';

export const MailId = Id('mail');

const templateNames = Object.keys(mailTemplates) as [MailTemplateName, ...MailTemplateName[]];

/**
 * What fills a mail in. It is forgotten as soon as the mail is on its way, since it may hold a secret; one
 * that did not go out keeps it, to be sent again.
 */
export const MailContent = z.object({
  values: z.record(z.string(), z.string()),
  /** Where the button leads: a path of the site, without the language. Null where there is nowhere to go. */
  link: z.string().startsWith('/').nullable(),
});
export type MailContent = z.output<typeof MailContent>;

/** A mail in the log of deliveries. */
export const MailRecord = z.object({
  id: MailId,
  template: z.enum(templateNames),
  to: Email,
  locale: Locale,
  /** How Chinese is written in it. */
  script: Script.default('simplified'),
  content: MailContent.nullable(),
  /** The reports that it carries, or leads to. */
  sending: Id('sending').nullable().default(null),
  status: MailStatus,
  /** How often it was handed over without an answer that says so; a second time is the last. */
  doubtful: z.int().min(0),
  /** What the mail service calls it. */
  messageId: z.string().nullable(),
  by: z.string(),
  queuedAt: Instant,
  changedAt: Instant,
  version: z.int(),
});
export type MailRecord = z.output<typeof MailRecord>;
