import { isSame } from '../../../../shared/core/documents/is-same.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { type ScreeningValues, toFields, toFormValues } from '../form/screening-values.ts';
import type { DayRecord, PendingRequest } from './day-format.ts';

/** Whether a stored screening has these values. */
export const hasValues = (stored: Screening, values: ScreeningValues): boolean =>
  isSame(toFields(values), toFields(toFormValues(stored)));

/**
 * The request to send next for a child: the pending one with its key, or a new one for unsent changes. Drops
 * a pending request to finish that the user took back or whose answers changed. If it reached the server all
 * the same, the changes reopen the screening.
 */
export function nextRequest(record: DayRecord): PendingRequest | null {
  const { caseId, begun, values, known, request, mustFinish } = record;
  if (request && request.kind !== 'finish') return request;
  if (!values) return null;
  const key = crypto.randomUUID();
  if (!known)
    return (
      begun && {
        key,
        kind: 'create',
        input: { ...toFields(values), caseId, band: begun.band, bandReason: begun.bandReason },
      }
    );
  const { id: screeningId, version, status } = known;
  if (!hasValues(known, values))
    return status === 'draft'
      ? { key, kind: 'save', input: { ...toFields(values), screeningId, version } }
      : { key, kind: 'reopen', input: { screeningId, version } };
  if (mustFinish && status === 'draft')
    return request ?? { key, kind: 'finish', input: { screeningId, version } };
  return null;
}

export const isWaiting = (record: DayRecord): boolean =>
  record.theirs !== null || record.refusal !== null || nextRequest(record) !== null;

/** Whether the user must resolve a conflict or a rejection before a child's answers can be sent. */
export const isStuck = ({ theirs, refusal }: DayRecord): boolean => theirs !== null || refusal !== null;
