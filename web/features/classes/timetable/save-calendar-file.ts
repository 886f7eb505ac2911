import { calendarTitle } from '../../../../shared/features/classes/calendar-files/calendar-title.ts';
import { writeCalendar } from '../../../../shared/features/classes/calendar-files/write-calendar.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { saveFile } from '../../../ui/file/save-file.ts';

interface CalendarFile {
  name: string;
  /** Name of the file without its extension. */
  fileName: string;
  timeZone: string;
  rows: readonly SessionRow[];
  words: { and: string; unnamed: string };
}

export function saveCalendarFile({ name, fileName, timeZone, rows, words }: CalendarFile): void {
  const events = rows.map(row => ({
    ...row,
    summary: calendarTitle(row, words),
    isCancelled: row.cancelled !== null,
  }));
  const text = writeCalendar({ name, timeZone, events });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${fileName}.ics`);
}
