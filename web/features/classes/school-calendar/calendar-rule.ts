import type { FileRule } from '../../../ui/file/file-rules.ts';

export const calendarRule: FileRule = { kind: 'file', extensions: ['ics'], maxBytes: 1_048_576 };
