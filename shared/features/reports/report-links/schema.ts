import * as z from 'zod';
import { ReportKind } from '../../../core/documents/report-kinds.ts';
import {
  Instant,
  Line,
  Locale,
  Picture,
  PlainDate,
  RequiredLine,
  Script,
  Text,
} from '../../../core/fields.ts';

/** Token of a link to reports: the organisation's slug and a secret, without personal data. */
export const ReportLinkToken = z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]\.[\w-]{43}$/);

/**
 * The organisation of a link. It decides which cell (an isolated copy of the stack) answers requests, if a
 * region has several.
 */
export const organizationOfLink = (token: string): string => token.slice(0, token.indexOf('.'));

export const ReportLinkState = z.enum(['open', 'used', 'locked', 'expired']);
export type ReportLinkState = z.output<typeof ReportLinkState>;

/** State of a sent link as staff see it. */
export const SentLinkState = z.enum([...ReportLinkState.options, 'revoked']);
export type SentLinkState = z.output<typeof SentLinkState>;

/** What the page of a link shows before the recipient enters the child's birth date. */
export const OpenedReportLink = z
  .object({
    state: ReportLinkState,
    organization: z.object({
      name: RequiredLine,
      phone: Line.nullable(),
      logo: Picture,
    }),
    language: Locale,
    script: Script,
    until: Instant,
  })
  .meta({ id: 'OpenedReportLink' });
export type OpenedReportLink = z.output<typeof OpenedReportLink>;

export const LinkAnswer = z.strictObject({ token: ReportLinkToken, birthDate: PlainDate });

export const LinkedReports = z
  .object({
    message: Text.nullable(),
    language: Locale,
    documents: z.array(z.object({ kind: ReportKind, name: z.string(), url: z.url() })),
  })
  .meta({ id: 'LinkedReports' });
export type LinkedReports = z.output<typeof LinkedReports>;
