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

/** A text that the family accepted. `term` is null for the consent that every registration requires. */
const GivenText = z.object({ term: AcceptedTerm.nullable(), textHash: TextHash.nullable() });
export type GivenText = z.output<typeof GivenText>;

/** A family's registration of a child on its way to the organisation. */
export const RegistrationRecord = z.object({
  id: z.string(),
  organization: Slug,
  /** Number of the QR code that was scanned. */
  code: z.int().min(1),
  bodyHash: z.string(),
  /** The consents that the family gave, each with the text at that time. */
  given: z.array(GivenText).default([]),
  /** The data that the family entered; deleted here once the case has been created. */
  fields: RegistrationFields.optional(),
  at: Instant,
});
export type RegistrationRecord = z.output<typeof RegistrationRecord>;

/** Data of an organisation that families can see without signing in. */
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
  /** Last day of the organisation's licence. */
  endsOn: PlainDate,
  /** Version of the organisation's record from which these fields were copied. */
  version: z.int(),
});
export type PublicFaceRecord = z.output<typeof PublicFaceRecord>;
