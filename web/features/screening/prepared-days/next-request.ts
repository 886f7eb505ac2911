import type { ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import { toFields, toFormValues } from '../form/screening-values.ts';
import type { DayRecord, PendingRequest } from './day-format.ts';

const isSame = (one: ScreeningFields, other: ScreeningFields) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The next request for a child: the pending request with the same key, or a request for new changes. */
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

/** Whether a child's answers cannot be sent before the user resolves a conflict or a rejection. */
export const isStuck = ({ theirs, refusal }: DayRecord): boolean => theirs !== null || refusal !== null;
