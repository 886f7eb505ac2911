import { idPrefixes, idSuffixLength } from '../../../../shared/core/ids.ts';

const fileIds = new RegExp(`\\b${idPrefixes.file}_[0-9A-Za-z]{${idSuffixLength}}\\b`, 'g');

/** Ids of the files that records name, wherever they do. */
export const filesNamedIn = (records: readonly object[]): string[] => [
  ...new Set(records.flatMap(record => JSON.stringify(record).match(fileIds) ?? [])),
];
