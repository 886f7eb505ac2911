import { type FileRule, rejectionOf } from '../../../../ui/file/file-rules.ts';
import { type IcsFile, type IcsOptions, readIcs } from './read-ics.ts';

export const calendarRule: FileRule = { kind: 'file', extensions: ['ics'], maxBytes: 1_048_576 };

export type CalendarFile = IcsFile & { file: File };
export interface CalendarFileProblem {
  problem: 'notIcs' | 'tooBig' | 'empty';
}

export async function readCalendarFile(
  file: File,
  options?: IcsOptions,
): Promise<CalendarFile | CalendarFileProblem> {
  const rejection = rejectionOf(file, calendarRule);
  if (rejection) return { problem: rejection === 'tooBig' ? 'tooBig' : 'notIcs' };
  const read = readIcs(new Uint8Array(await file.arrayBuffer()), options);
  if (!read) return { problem: 'notIcs' };
  return read.days.length > 0 ? { ...read, file } : { problem: 'empty' };
}
