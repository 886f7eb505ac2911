import type { TextEncoding } from '../../../../../shared/core/reading/decode-bytes.ts';
import { type FileRule, rejectionOf } from '../../../../ui/file/file-rules.ts';
import { type IcsFile, readIcs } from './read-ics.ts';

export const calendarRule: FileRule = { kind: 'file', extensions: ['ics'], maxBytes: 1_048_576 };

export type CalendarFile = IcsFile & { file: File };
export interface CalendarFileProblem {
  problem: 'notIcs' | 'tooBig' | 'empty';
}

/** @param chosen encoding, if not the most likely one */
export async function readCalendarFile(
  file: File,
  chosen?: TextEncoding,
): Promise<CalendarFile | CalendarFileProblem> {
  const rejection = rejectionOf(file, calendarRule);
  if (rejection) return { problem: rejection === 'tooBig' ? 'tooBig' : 'notIcs' };
  const read = readIcs(new Uint8Array(await file.arrayBuffer()), chosen);
  if (!read) return { problem: 'notIcs' };
  return read.days.length > 0 ? { ...read, file } : { problem: 'empty' };
}
