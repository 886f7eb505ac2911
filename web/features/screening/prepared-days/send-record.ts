import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { CallError, currentIn, endsSession } from '../../../platform/api/call-error.ts';

import type { DayRecord, PendingRequest } from './day-format.ts';
import { joinTheirs } from './join.ts';
import { isStuck, nextRequest } from './next-request.ts';

export interface ScreeningCalls {
  send: (request: PendingRequest) => Promise<Screening>;
  get: (screeningId: string) => Promise<Screening>;
}

export interface RecordAccess {
  read: () => DayRecord;
  change: (step: (record: DayRecord) => DayRecord) => Promise<void>;
}

/** Result for one child. `stuck`: the user must decide. `later`: the server is unreachable or busy. */
export type SendOutcome = 'sent' | 'stuck' | 'later';

/** Maximum number of requests for a child: create, save, finish, and a few repetitions after merges. */
const maxSteps = 12;

/**
 * Sends a child's changes, one request after another. Stores each request with its key until the response
 * arrives, so that it takes effect only once even if the tab is closed. A rejection stops only this child.
 * @throws CallError if the session has ended
 */
export async function sendRecord(
  { read, change }: RecordAccess,
  calls: ScreeningCalls,
): Promise<SendOutcome> {
  for (let steps = 0; steps < maxSteps; steps++) {
    if (isStuck(read())) return 'stuck';
    await change(record => ({ ...record, request: nextRequest(record) }));
    const { request } = read();
    if (!request) return 'sent';
    try {
      const known = await calls.send(request);
      await change(record => ({ ...record, known, request: null }));
    } catch (error) {
      const outcome = await takeFailure({ read, change }, calls, error);
      if (outcome) return outcome;
    }
  }
  return 'later';
}

/** Handles a failed request; returns undefined if the next request can be sent at once. */
async function takeFailure(
  { change }: RecordAccess,
  calls: ScreeningCalls,
  error: unknown,
): Promise<SendOutcome | undefined> {
  const isOver: boolean = endsSession(error);
  if (isOver || !(error instanceof CallError)) throw error;
  if (error.isTransient) return 'later';
  const theirs = await currentOf(error, calls);
  if (theirs === 'later') return 'later';
  if (theirs) {
    await change(record => joinTheirs(record, theirs));
    return undefined;
  }
  const refusal = { code: error.code, fields: Object.keys(error.fields) };
  await change(record => ({ ...record, request: null, refusal }));
  return 'stuck';
}

/** Reads the screening that the request conflicts with. */
async function currentOf(error: CallError, calls: ScreeningCalls): Promise<Screening | 'later' | undefined> {
  const theirs = currentIn<Screening>(error);
  if (theirs) return theirs;
  const id = (error.current as { id?: string } | undefined)?.id;
  if (error.code !== 'screening.draft-exists' || id === undefined) return undefined;
  return calls.get(id).catch(failure => {
    if (failure instanceof CallError && failure.isTransient) return 'later' as const;
    throw failure;
  });
}
