import type * as fc from 'fast-check';
import type { Endpoint, InputOf, RequestOf, ResponseOf } from '../../shared/core/endpoint.ts';
import type { ErrorCode } from '../../shared/core/errors.ts';
import type { Clinic, Principal } from './clinic.ts';
import type { Form } from './form.ts';
import type { ReferenceKind } from './generated/reference-kind.ts';

/** The organisation and the people for the sample of a call. */
export interface SampleContext {
  clinic: Clinic;
  caller: Principal;
  /** Person who creates the records that the call needs; the caller if the caller must see them. */
  maker: Principal;
}

/** Data that the suites need to make a call succeed; everything else comes from its declaration. */
export interface Sample<E extends Endpoint> {
  /** Creates the needed records, and returns an input with which the call succeeds. */
  input: (stage: SampleContext) => Promise<RequestOf<E>>;
  /** For a call that creates a record: the form of a page that makes the call, or why no page needs one. */
  form?: Form | string;
  /** The kind of record that each field names. Every path field and every id must be listed. */
  references?: Partial<Record<keyof RequestOf<E>, ReferenceKind>>;
  /** Fields that generated inputs copy from `input`, because no other value is valid. A cursor is always copied. */
  fixedFields?: (keyof RequestOf<E>)[];
  /** Generators for fields that the schema does not fully describe, by dotted path. */
  arbitraries?: Record<string, fc.Arbitrary<unknown>>;
  /** For a call that creates or changes something: the part of the response that follows from the input. */
  expectedOutput?: (sent: InputOf<E>) => Partial<ResponseOf<E>>;
  /** Further errors that the later of two concurrent calls about one record may get. */
  allowedRaceErrors?: ErrorCode[];
  /** The call's costs grow with the number of organisations or members, so its budget is only a minimum. */
  costGrowsWithData?: true;
  /** The field that identifies a repetition, if it is not the idempotency header. */
  repeatedBy?: keyof RequestOf<E> | (keyof RequestOf<E>)[];
  /** The error for another body with the same key, if it is not the usual one. */
  otherBodyError?: ErrorCode;
  /** The call's write has no journal entry. */
  isNotJournaled?: true;
  /** Number of journal entries of one kind that the call writes; 1 by default. */
  journalEntries?: number;
  /** A job continues after the call's response, so the record changes soon afterwards. */
  isContinuedByJob?: true;
  /** An organisation has only one such record, so the input is created right before the call. */
  isOneOfOrganization?: true;
  /** A success makes prepared inputs of other calls invalid, so it is tried after them. */
  triedLast?: true;
  /** A success opens a session. A repetition opens it again, with or without a key. */
  opensSession?: true;
  /** A success ends the caller's session, so each try needs a separate session. */
  endsSession?: true;
  /**
   * The call rejects platform administrators because of its subject, although they have the required token.
   */
  membersOnly?: true;
  /** A success changes the caller's sign-in, so each try needs a separate caller. */
  needsOwnPerson?: true;
  /** The call is limited per person, so many tries need several callers. */
  isLimitedPerPerson?: true;
}

/** A sample for every call of a noun; a missing one does not compile. */
export type Samples<Calls extends Record<string, Endpoint>> = { [Name in keyof Calls]: Sample<Calls[Name]> };
