import type * as fc from 'fast-check';
import type { Endpoint, InputOf, RequestOf, ResponseOf } from '../../shared/core/endpoint.ts';
import type { ErrorCode } from '../../shared/core/errors.ts';
import type { Clinic, Principal } from './clinic.ts';
import type { Form } from './form.ts';
import type { ReferenceKind } from './generated/reference-kind.ts';

/** The organisation and the people for the sample (example input) of an endpoint. */
export interface SampleContext {
  clinic: Clinic;
  caller: Principal;
  /**
   * The person who creates the records that the request needs: the caller, or an admin if the caller must not
   * see these records.
   */
  maker: Principal;
}

/**
 * What the suites need to send a successful request to an endpoint; everything else is in the endpoint's
 * declaration.
 */
export interface Sample<E extends Endpoint> {
  /** Creates the needed records, and returns an input with which the request succeeds. */
  input: (stage: SampleContext) => Promise<RequestOf<E>>;
  /**
   * For an endpoint that creates a record: the form of the page that uses it, or why no page needs a form.
   */
  form?: Form | string;
  /**
   * The kind of record to which each input field refers. Every path parameter and every id must be listed.
   */
  references?: Partial<Record<keyof RequestOf<E>, ReferenceKind>>;
  /**
   * Fields that generated inputs copy from `input`, because no other value is valid. Cursor fields are always
   * copied.
   */
  fixedFields?: (keyof RequestOf<E>)[];
  /** Generators for fields that the schema does not fully describe, by dotted path. */
  arbitraries?: Record<string, fc.Arbitrary<unknown>>;
  /**
   * For an endpoint that creates or changes something: the part of the response that follows from the input.
   */
  expectedOutput?: (sent: InputOf<E>) => Partial<ResponseOf<E>>;
  /** Further errors that the later of two concurrent requests about one record may get. */
  allowedRaceErrors?: ErrorCode[];
  /** The costs grow with the amount of data, so the suite `budgets` does not check them. */
  costGrowsWithData?: true;
  /** The input field by which the API recognises a repeated request, if not by its idempotency header. */
  repeatedBy?: keyof RequestOf<E> | (keyof RequestOf<E>)[];
  /** The error if another body is sent with the same idempotency key; only if it is not the usual error. */
  otherBodyError?: ErrorCode;
  /** The writes of the endpoint have no journal entry. */
  isNotJournaled?: true;
  /** Number of journal entries of one kind that a request writes; 1 by default. */
  journalEntries?: number;
  /** A background job continues after the response, so the record changes soon afterwards. */
  isContinuedByJob?: true;
  /** An organisation has only one such record, so the input is created right before the request. */
  isOneOfOrganization?: true;
  /** A successful request makes prepared inputs of other endpoints invalid, so it is sent after those. */
  triedLast?: true;
  /**
   * A successful request opens a session. Repeating it opens another one, with or without an idempotency key.
   */
  opensSession?: true;
  /** A successful request ends the caller's session, so each try needs a separate session. */
  endsSession?: true;
  /**
   * The endpoint is only for members, so it rejects platform administrators, even if they have the right
   * token.
   */
  membersOnly?: true;
  /** A successful request changes the caller's sign-in, so each try needs a separate caller. */
  needsOwnPerson?: true;
  /** The number of requests per person is limited, so many tries need several callers. */
  isLimitedPerPerson?: true;
}

/** The samples for all endpoints of a noun (kind of record). A missing sample does not compile. */
export type Samples<Calls extends Record<string, Endpoint>> = { [Name in keyof Calls]: Sample<Calls[Name]> };
