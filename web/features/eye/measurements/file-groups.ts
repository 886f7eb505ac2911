import type { ImportTable } from '../../../../shared/core/reading/read-table.ts';
import type { MeasurementMapping } from '../../../../shared/features/eye/measurements/schema.ts';
import type { TableFile } from '../../../ui/file/table/table-source.ts';
import { type Columns, hasRefraction, startColumns } from './columns.ts';
import { rememberedColumns } from './remembered-columns.ts';

/** A group of files with equal columns, to which the user assigns fields only once. */
export interface FileGroup {
  files: TableFile[];
  columns: Columns;
  /** Name of the saved mapping that gave the columns their fields. */
  mappingName: string | null;
  /** Whether the user has chosen the columns' fields in this browser before. */
  isRemembered: boolean;
}

/** The rows of all files of a group. If there are several files, each row contains its file name. */
export function tableOfGroup({ files }: Pick<FileGroup, 'files'>, isOneOfSeveral: boolean): ImportTable {
  const [first, ...others] = files;
  const table = first?.read.table ?? { headings: [], rows: [] };
  if (others.length === 0 && !isOneOfSeveral) return table;
  const rows = files.flatMap(({ of, read }) => read.table.rows.map(row => ({ ...row, file: of.name })));
  return { ...table, rows };
}

const shapeOf = ({ read: { table } }: TableFile): string => table.headings.join('\n');

/** Groups files by their headings, in the order chosen; columns get the fields that are already known. */
export async function groupFiles(
  files: readonly TableFile[],
  mappings: readonly MeasurementMapping[],
): Promise<FileGroup[]> {
  const byShape = Map.groupBy(files, shapeOf);
  return Promise.all([...byShape.values()].map(group => startGroup(group, mappings)));
}

export async function startGroup(
  files: TableFile[],
  mappings: readonly MeasurementMapping[],
): Promise<FileGroup> {
  const table = tableOfGroup({ files }, false);
  const { columns, mapping } = startColumns(table, mappings);
  const kept = mapping ? undefined : await rememberedColumns(table);
  return {
    files,
    columns: kept ?? columns,
    mappingName: mapping?.name ?? null,
    isRemembered: kept !== undefined,
  };
}

/** How the refractions of all files were measured; null if there are none or the user skips them. */
export function methodOf(groups: readonly FileGroup[]): 'dry' | 'cycloplegic' | null {
  const method = groups.find(({ columns }) => hasRefraction(columns.fields))?.columns.method ?? null;
  return method === 'none' ? null : method;
}
