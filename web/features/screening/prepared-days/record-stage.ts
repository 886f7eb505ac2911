import type { DayRecord } from './day-format.ts';
import { isStuck, isWaiting } from './next-request.ts';

/**
 * How far a child's screening is on this device. `kept`: finished here, not yet on the server. `received`:
 * finished on the server. A finish that was taken back counts as `draft`, even if it reached the server.
 */
export type RecordStage = 'open' | 'draft' | 'kept' | 'received';

export function stageOf(record: DayRecord): RecordStage {
  const { values, mustFinish, known } = record;
  if (!values) return known && known.status !== 'draft' ? 'received' : 'open';
  if (!mustFinish || isStuck(record)) return 'draft';
  return isWaiting(record) ? 'kept' : 'received';
}
