import type { ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import { toFields, toFormValues } from '../form/screening-values.ts';
import type { DayRecord, PendingRequest } from './day-format.ts';

const isSame = (one: ScreeningFields, other: ScreeningFields) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The request to send next for a child: the pending one with its key, or a new one for unsent changes. */
export function nextRequest(record: DayRecord): PendingRequest | null {
  const { caseId, begun, values, known, request, mustFinish } = record;
  if (request) return request;
  if (!values) return null;
  const fields = toFields(values);
  const key = crypto.randomUUID();
  if (!known)
    return (
      begun && {
        key,
        kind: 'create',
        input: { ...fields, caseId, band: begun.band, bandReason: begun.bandReason },
      }
    );
  const { id: screeningId, version, status } = known;
  if (!isSame(fields, toFields(toFormValues(known))))
    return { key, kind: 'save', input: { ...fields, screeningId, version } };
  if (mustFinish && status === 'draft') return { key, kind: 'finish', input: { screeningId, version } };
  return null;
}

export const isWaiting = (record: DayRecord): boolean =>
  record.theirs !== null || record.refusal !== null || nextRequest(record) !== null;

/** Whether the user must resolve a conflict or a rejection before a child's answers can be sent. */
export const isStuck = ({ theirs, refusal }: DayRecord): boolean => theirs !== null || refusal !== null;
