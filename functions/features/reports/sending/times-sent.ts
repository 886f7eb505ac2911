import * as z from 'zod';
import { reportRecordIdOf } from '../../../../shared/core/documents/report-kinds.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { timesSentKey } from '../keys.ts';
import type { SentRecord } from './sent-record.ts';

const TimesSent = z.object({ times: z.int() });

const keyOf = (organization: string, { ids, caseId }: SentRecord) =>
  timesSentKey(organization, caseId, reportRecordIdOf(ids));

export async function readTimesSent(table: Table, organization: string, record: SentRecord): Promise<number> {
  const [item] = await table.get([keyOf(organization, record)]);
  return TimesSent.parse(item ?? { times: 0 }).times;
}

/**
 * The write that counts another sending of a record's reports. Concurrent sendings conflict on this write.
 * @param known how often reports were sent before; not checked if undefined
 */
export function timesSentWrite(organization: string, record: SentRecord, known: number | undefined): Write {
  const counted = { update: keyOf(organization, record), add: { times: 1 } };
  if (known === undefined) return counted;
  const isKnown = { text: '#times = :times', values: { ':times': known } };
  return {
    ...counted,
    when: known === 0 ? isAbsent : isKnown,
    onConditionFailed: () => new ConflictError(),
  };
}
