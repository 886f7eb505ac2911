import type { Data } from '../data.ts';

/** What a Lambda of one of several cells knows of the region; nothing where there is one. */
export function regionVariables({ table, neighbours: { first, isSeveral } }: Data): Record<string, string> {
  if (!isSeveral) return {};
  if (!first) return { REGION_TABLE_NAME: table.tableName };
  return {
    REGION_TABLE_NAME: first.value('tableName'),
    REGION_FILES_BUCKET: first.value('filesBucket'),
    REGION_FILES_URL: first.value('filesUrl'),
  };
}
