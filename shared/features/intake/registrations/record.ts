import * as z from 'zod';
import { dateOrders } from '../../../core/dates/date-order.ts';
import {
  CountryCode,
  Instant,
  Line,
  PlainDate,
  RequiredLine,
  Script,
  Slug,
  TimeZone,
} from '../../../core/fields.ts';
import { FileId } from '../../../core/ids.ts';
import { AcceptedTerm } from '../../consent/consents/schema.ts';
import { TextHash } from '../../consent/terms/term.schema.ts';
import { RegistrationFields } from './schema.ts';

/** An accepted text; `term` is null for the consent that every registration requires. */
const GivenText = z.object({ term: AcceptedTerm.nullable(), textHash: TextHash.nullable() });
export type GivenText = z.output<typeof GivenText>;

/** A registration in the inbox of an organisation. */
export const RegistrationRecord = z.object({
  id: z.string(),
  organization: Slug,
  /** Number of the QR code that was scanned. */
  code: z.int().min(1),
  bodyHash: z.string(),
  /** The consents given with it, with the texts at that time. */
  given: z.array(GivenText).default([]),
  /** Deleted once its case exists. */
  fields: RegistrationFields.optional(),
  at: Instant,
});
export type RegistrationRecord = z.output<typeof RegistrationRecord>;

/** What an organisation shows to families without a sign-in. */
export const PublicFaceRecord = z.object({
  organization: Slug,
  name: RequiredLine,
  phone: Line.nullable(),
  logoId: FileId.nullable(),
  country: CountryCode,
  timeZone: TimeZone,
  dateOrder: z.enum(dateOrders),
  script: Script,
  isArchived: z.boolean(),
  /** Last day of the licence. */
  endsOn: PlainDate,
  /** Version of the organisation's record that it was copied from. */
  version: z.int(),
});
export type PublicFaceRecord = z.output<typeof PublicFaceRecord>;
