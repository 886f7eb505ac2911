import { childrenTable } from '../../../../shared/features/intake/imports/children-table.ts';
import {
  type ReadTableFile,
  readTableFile,
  type TableChoice,
} from '../../../ui/file/table/read-table-file.ts';

export const readList = (bytes: Uint8Array<ArrayBuffer>, choice?: TableChoice): Promise<ReadTableFile> =>
  readTableFile(bytes, childrenTable, choice);
