import type { Data } from '../data.ts';

/**
 * Environment variables with the first cell's table and files, for a Lambda in a region with several cells.
 */
export function regionVariables({ table, neighbours: { first, isSeveral } }: Data): Record<string, string> {
  if (!isSeveral) return {};
  if (!first) return { REGION_TABLE_NAME: table.tableName };
  return {
    REGION_TABLE_NAME: first.value('tableName'),
    REGION_FILES_BUCKET: first.value('filesBucket'),
    REGION_FILES_URL: first.value('filesUrl'),
  };
}
