import * as z from 'zod';
import { maxLineLength, maxSignInEmailLength, maxTextLength } from './limits.ts';
import { countryCodes } from './places/countries.ts';

const codePointCount = (text: string) => [...text].length;
const controlCharacters = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
const controlCharactersExceptBreaks = /[\p{Cs}]|(?![\n\t])\p{Cc}/u;

function text(limit: number, refused: RegExp) {
  return z
    .string()
    .trim()
    .refine(value => codePointCount(value) <= limit, { error: 'validation.max_length' })
    .refine(value => !refused.test(value), { error: 'validation.characters' })
    .meta({ maxLength: limit });
}

/** A single line of up to so many code points, without control characters and line separators. */
export const lineOf = (limit: number) => text(limit, controlCharacters);
/** A single line of up to 250 code points. */
export const Line = lineOf(maxLineLength);
/** A single line that may not be empty. */
export const RequiredLine = Line.min(1);
/** Several lines of up to 5,000 code points. */
export const Text = text(maxTextLength, controlCharactersExceptBreaks);

/** A phone number as people write it, also in full-width digits; the server makes E.164 of it. */
export const Phone = z
  .string()
  .normalize('NFKC')
  .trim()
  .regex(/^\(?\+?[\d(][\d\s()./-]{2,24}$/, { error: 'validation.phone' });

const emailPattern = new RegExp(`^(?=[^@]{1,64}@)${z.regexes.email.source.slice(1)}`);
/** An email address. Of what stands before the @, mail takes 64 signs (RFC 5321, 4.5.3.1.1). */
export const Email = z
  .string()
  .max(maxLineLength)
  .check(z.email({ pattern: emailPattern }));
/** An address that somebody signs in with; longer ones the user pool does not take for a name. */
export const SignInEmail = Email.max(maxSignInEmailLength);

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export const PlainDate = z.iso.date();
/** IANA name of a time zone that this runtime knows. */
export const TimeZone = RequiredLine.refine(isTimeZone);
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** Counts the changes of a record; an update carries the one it read. */
export const Version = z.int().min(1);

/** How Chinese is written. The catalogues are Simplified; Traditional is made of them. */
export const Script = z.enum(['simplified', 'traditional']);
export type Script = z.infer<typeof Script>;

export const Locale = z.enum(['en', 'zh']);
export type Locale = z.infer<typeof Locale>;

/** The short lower-case name of an organisation in headers and keys. Never changes. */
export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/);

/** ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.enum(countryCodes).meta({ id: 'CountryCode' });

/** A field that may be left out or null; both mean "not recorded" and are stored as null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const orNull = schema.nullable();
  return orNull.default(null as z.util.NoUndefined<z.output<typeof orNull>>);
}

/** The place in a list after which the next page starts; opaque to callers. */
export const Cursor = z
  .string()
  .max(2_000)
  .regex(/^[\w.-]+$/, { error: 'validation.cursor' });

/** Made once per submit by whoever sends a change. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,64}$/);

/** A page of a list. `total` and `last_page` are null where counting would cost more than the page. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    meta: z.object({
      current_page: z.int(),
      last_page: z.int().nullable(),
      per_page: z.int(),
      total: z.int().nullable(),
      next: z.string().nullable(),
    }),
  });
}

/** Names found to be some: making a format takes half a millisecond, and each request reads an organisation. */
const timeZones = new Set<string>();

function isTimeZone(name: string): boolean {
  if (timeZones.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    timeZones.add(name);
    return true;
  } catch {
    return false;
  }
}
