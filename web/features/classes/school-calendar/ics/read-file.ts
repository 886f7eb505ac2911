import { type FileRule, rejectionOf } from '../../../../ui/file/file-rules.ts';
import { type IcsFile, readIcs } from './read-ics.ts';

export const calendarRule: FileRule = { kind: 'file', extensions: ['ics'], maxBytes: 1_048_576 };

export type CalendarFile = IcsFile & { fileName: string };
export interface CalendarFileProblem {
  problem: 'notIcs' | 'tooBig' | 'empty';
}

export async function readCalendarFile(file: File): Promise<CalendarFile | CalendarFileProblem> {
  const rejection = rejectionOf(file, calendarRule);
  if (rejection) return { problem: rejection === 'tooBig' ? 'tooBig' : 'notIcs' };
  const read = readIcs(decode(await file.arrayBuffer()));
  if (!read) return { problem: 'notIcs' };
  return read.days.length > 0 ? { ...read, fileName: file.name } : { problem: 'empty' };
}

/** iCalendar files are UTF-8, but some programs in mainland China export GB 18030. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
