import { keyRows as casesRows } from '../features/cases/keys.ts';
import { keyRows as consentRows } from '../features/consent/keys.ts';
import { keyRows as eyeRows } from '../features/eye/keys.ts';
import { keyRows as operationsRows } from '../features/operations/keys.ts';
import { keyRows as organizationsRows } from '../features/organizations/keys.ts';
import { keyRows as moduleAccessRows } from '../features/organizations/module-access-keys.ts';
import { keyRows as peopleRows } from '../features/people/keys.ts';
import { keyRows as reportsRows } from '../features/reports/keys.ts';
import { keyRows as filesRows } from '../platform/files/keys.ts';
import { keyRows as mailRows } from '../platform/mail/keys.ts';
import { keyRows as journalRows } from '../platform/storage/journal-keys.ts';
import { keyRows as storageRows } from '../platform/storage/keys.ts';
import { keyRows as loadedRecordRows } from '../platform/storage/loaded-record-keys.ts';
import { RecordFormats } from '../platform/storage/record-format.ts';

/** The formats of every document in the table, for whoever reads and writes it. */
export const recordFormats = new RecordFormats([
  ...storageRows,
  ...loadedRecordRows,
  ...journalRows,
  ...mailRows,
  ...filesRows,
  ...casesRows,
  ...consentRows,
  ...eyeRows,
  ...operationsRows,
  ...organizationsRows,
  ...moduleAccessRows,
  ...peopleRows,
  ...reportsRows,
]);
