import type * as fc from 'fast-check';
import type { Endpoint, InputOf, RequestOf, ResponseOf } from '../../shared/core/endpoint.ts';
import type { ErrorCode } from '../../shared/core/errors.ts';
import type { Clinic, Principal } from './clinic.ts';
import type { ReferenceKind } from './reference-kind.ts';

/** Where and by whom a call is about to be made. */
export interface SampleContext {
  clinic: Clinic;
  caller: Principal;
  /** Who makes the records that the call is about: the caller, where the caller shall see them. */
  maker: Principal;
}

/** What the suites have to know of a call to make it succeed; the rest they read in its declaration. */
export interface Sample<E extends Endpoint> {
  /** An input with which the call succeeds, after what it is about has been made. */
  input: (stage: SampleContext) => Promise<RequestOf<E>>;
  /** What the fields name that name something. Every field in the path and every id has to be here. */
  references?: Partial<Record<keyof RequestOf<E>, ReferenceKind>>;
  /** Fields that generated inputs copy from `input`, since no other value is valid. */
  fixedFields?: (keyof RequestOf<E>)[];
  /** Values for fields, by dotted path, about which the schema does not say everything. */
  arbitraries?: Record<string, fc.Arbitrary<unknown>>;
  /** For a call that makes or changes something: what the answer has to say of what was sent. */
  expectedOutput?: (sent: InputOf<E>) => Partial<ResponseOf<E>>;
  /** What else whoever comes second may be told, when this call and another one are made at once about one thing. */
  allowedRaceErrors?: ErrorCode[];
  /** What it costs goes with how many organisations, or members of one, there are, so that its budget is only where it begins. */
  costGrowsWithData?: true;
  /** The field by which a repetition is known, where it is not the header. */
  repeatedBy?: keyof RequestOf<E> | (keyof RequestOf<E>)[];
  /** What another body under the same key is told, where it is not that the key was used before. */
  otherBodyError?: ErrorCode;
  /** Its write leaves no journal entry. */
  isNotJournaled?: true;
  /** How many entries of one kind it makes in the journal; 1 by default. */
  journalEntries?: number;
  /** A job goes on with what it answers, which therefore says something else soon after. */
  isContinuedByJob?: true;
  /** What it is about is there once in an organisation, so that its input is made right before it is sent. */
  isOneOfOrganization?: true;
  /** A success outdates what other calls were prepared with, so that it is tried after them. */
  triedLast?: true;
  /** A success opens a session. Sent again it opens it again, with a key or without. */
  opensSession?: true;
  /** A success ends the caller's session, so that each needs a session of its own. */
  endsSession?: true;
  /** Refused to superadmins by what it is about, though they hold the token that it asks for. */
  membersOnly?: true;
  /** A success changes how the caller signs in, so that each needs a caller of its own. */
  needsOwnPerson?: true;
  /** One person can do it only so often, so that many attempts need a caller each. */
  isLimitedPerPerson?: true;
}

/** A sample for every call of a noun; a missing one does not compile. */
export type Samples<Calls extends Record<string, Endpoint>> = { [Name in keyof Calls]: Sample<Calls[Name]> };
