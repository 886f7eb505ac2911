import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { CallError, endsSession } from '../../../platform/api/call-error.ts';

import type { DayRecord, PendingRequest } from './day-format.ts';
import { joinTheirs } from './join.ts';
import { isStuck, nextRequest } from './next-request.ts';

/** The calls that a device sends what it has by. */
export interface ScreeningCalls {
  send: (request: PendingRequest) => Promise<Screening>;
  get: (screeningId: string) => Promise<Screening>;
}

/** One child's answers, kept between any two steps. */
export interface RecordAccess {
  read: () => DayRecord;
  change: (step: (record: DayRecord) => DayRecord) => Promise<void>;
}

/** `later`: the server could not be reached, or asks to wait. */
export type SendOutcome = 'sent' | 'stuck' | 'later';

/** A child's answers are sent in at most so many steps: begun, joined a few times, saved, finished. */
const maxSteps = 12;

/**
 * Sends what is new of one child, step by step. Each request is kept with its key before it is sent and until it
 * is answered, so it has one effect wherever the tab is closed. A request that the server refuses makes this
 * child's answers wait for a person, and nobody else's.
 * @throws CallError when the session has ended
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

/** Undefined where it goes on at once. */
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

/** What is there already, of which a conflict tells. */
async function currentOf(error: CallError, calls: ScreeningCalls): Promise<Screening | 'later' | undefined> {
  if (error.code === 'version.conflict') return error.current as Screening;
  const id = (error.current as { id?: string } | undefined)?.id;
  if (error.code !== 'screening.draft-exists' || id === undefined) return undefined;
  return calls.get(id).catch(failure => {
    if (failure instanceof CallError && failure.isTransient) return 'later' as const;
    throw failure;
  });
}
