import * as z from 'zod';
import { dateOrders } from './dates/date-order.ts';
import { maxLineLength, maxSignInEmailLength, maxTextLength } from './limits.ts';
import { modules } from './permissions.ts';
import { holds } from './personal-data.ts';
import { countryCodes } from './places/countries.ts';
import { addressPattern, readAddress } from './reading/read-addresses.ts';
import { canBePhone, phonePattern, readPhone } from './reading/read-phones.ts';
import { cleanName, cleanTyped, isPlausibleDate, isSingleLine, isWithinLength } from './typed-input.ts';

const controlCharactersExceptBreaks = /[\p{Cs}]|(?![\n\t])\p{Cc}/u;
const hasNoControls = (text: string) => !controlCharactersExceptBreaks.test(text);

/** Converts the line ends of other systems to `\n`. */
const withBreaks = (value: string): string => value.replaceAll(/\r\n?/g, '\n');

function text(
  limit: number,
  isAllowed: (value: string) => boolean,
  clean: (typed: string) => string = cleanTyped,
) {
  const typed = z
    .string()
    .overwrite(clean)
    .trim()
    .refine(value => isWithinLength(value, limit), { error: 'validation.max_length' })
    .refine(isAllowed, { error: 'validation.characters' })
    .meta({ maxLength: limit });
  return holds('texts', typed);
}

/** A single line with a maximum number of code points and no control characters or line breaks. */
export const lineOf = (limit: number) => text(limit, isSingleLine);
/** A single line of up to 250 code points. */
export const Line = lineOf(maxLineLength);
export const RequiredLine = Line.min(1);
export const PersonName = text(maxLineLength, isSingleLine, cleanName);
export const RequiredName = PersonName.min(1);
export const textOf = (limit: number) => text(limit, hasNoControls, typed => cleanTyped(withBreaks(typed)));
/** Text of several lines and up to 5,000 code points. */
export const Text = textOf(maxTextLength);

/** A phone number as typed, possibly with full-width digits. The server converts it to E.164. */
export const Phone = z
  .string()
  .overwrite(readPhone)
  .regex(phonePattern, {
    error: ({ input }) => (input === '' ? undefined : 'validation.phone'),
  })
  .refine(text => text === '' || canBePhone(text), { error: 'validation.phone' });

/** An email address. A name typed before the address is removed. */
export const Email = z
  .string()
  .overwrite(readAddress)
  .max(maxLineLength)
  .check(z.email({ pattern: addressPattern }));
/** An email address used to sign in. Cognito does not accept longer user names. */
export const SignInEmail = Email.max(maxSignInEmailLength);

export const ModuleName = z.enum(modules);

/** A stored image; if `url` is null, initials are shown. */
export const Picture = z.object({ url: z.url().nullable() });

/** A calendar date, `YYYY-MM-DD`, without time or zone. */
export const PlainDate = z.iso.date().refine(isPlausibleDate, { error: 'validation.date' });

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isPlainDate(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(at || 0).toISOString().startsWith(day);
}

/** IANA name of a time zone that this runtime knows. */
export const TimeZone = RequiredLine.refine(isTimeZone);
/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** Version number for optimistic locking. An update sends the version that the client has read. */
export const Version = z.int().min(1);

/** Chinese script. Translations are written in Simplified; Traditional is generated from them. */
export const Script = z.enum(['simplified', 'traditional']);
export type Script = z.infer<typeof Script>;

export const DateOrder = z.enum(dateOrders);

export const locales = ['en', 'zh'] as const;
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

/** The short lower-case name of an organisation in headers and keys. Never changes. */
export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/);

/** Country code of ISO 3166-1 alpha-2, upper case. */
export const CountryCode = z.enum(countryCodes).meta({ id: 'CountryCode' });

/** A time of day in the organisation's zone, `HH:MM`. */
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const PlainTime = z.string().regex(timePattern, { error: 'validation.time' });
export const isPlainTime = (time: string): boolean => timePattern.test(time);

/** An optional field. Missing and null both mean "not recorded" and are stored as null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  const orNull = schema.nullable();
  return orNull.default(null as z.util.NoUndefined<z.output<typeof orNull>>);
}

/** Pagination cursor; opaque to callers. */
export const Cursor = z
  .string()
  .max(2_000)
  .regex(/^[\w.-]+$/, { error: 'validation.cursor' });

/** Idempotency key. The client creates one key per submit and sends the same key when it retries. */
export const IdempotencyKey = z.string().regex(/^[\w-]{8,64}$/);

/** A page of a list. `total` and `last_page` are null if counting costs more than reading the page. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    meta: z.object({
      current_page: z.int(),
      last_page: z.int().nullable(),
      per_page: z.int(),
      total: z.int().nullable(),
      next: z.string().nullable(),
      /** Number of rows that were read for this page; only for lists that filter while reading. */
      read: z.int().optional(),
      /** Number of rows in the whole list without filters; only for lists that filter while reading. */
      among: z.int().optional(),
    }),
  });
}

/**
 * Cache of valid time zones: checking one takes 0.5 ms, and every request parses an organisation with its
 * zone.
 */
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

/** Adds a validation problem; later checks still run and report theirs. */
export function addProblem(
  { issues }: Pick<z.core.ParsePayload, 'issues'>,
  path: PropertyKey[],
  message: string,
  input: unknown,
): void {
  issues.push({ code: 'custom', message, path, input, continue: true });
}
