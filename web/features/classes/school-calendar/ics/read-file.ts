import { rejectionOf } from '../../../../ui/file/file-rules.ts';
import { calendarRule } from '../calendar-rule.ts';
import { type IcsFile, type IcsOptions, readIcs } from './read-ics.ts';

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
