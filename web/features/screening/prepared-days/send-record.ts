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

/** Result of sending a child's answers; `later`: the server is unreachable or asks to wait. */
export type SendOutcome = 'sent' | 'stuck' | 'later';

/** Maximum number of requests for a child: begin, merge a few times, save, finish. */
const maxSteps = 12;

/**
 * Sends a child's changes step by step. Each request is stored with its key until its response arrives, so
 * that it takes effect once even if the tab is closed. A rejected request makes only this child wait for the
 * user.
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

/** Handles a failed request; returns undefined if sending can continue at once. */
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

/** Returns the existing screening, read from the error of a conflict. */
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
