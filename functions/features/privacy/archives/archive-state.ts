import type { EndedZip, OpenZip } from '../../../platform/files/zip-writer.ts';

/** The order in which an archive is made. */
export const phases = ['organization', 'files', 'children', 'tables', 'pages', 'done'] as const;
export type Phase = (typeof phases)[number];

/** Records of one kind so far. */
export interface NounState {
  count: number;
  /** Files with lines of JSON, by size. */
  chunks: { name: string; bytes: number }[];
  columns: string[];
}

/** Progress of a job. It is stored beside the archive, because it may outgrow the job's record. */
export interface ArchiveState {
  format: 1;
  phase: Phase;
  /** Position in the list of ranges, files, children or tables. */
  position: number;
  /** In the range. */
  cursor: string | null;
  /** In the pieces of a table. */
  inside: number;
  nouns: Record<string, NounState>;
  /** Ids of shared records that were already added. */
  shared: string[];
  /** Ids of files that records outside of cases name. */
  fileIds: string[];
  /** Name of the list of children; null until they are listed. */
  children: string | null;
  counts: { children: number; files: number; pdfs: number };
  /** Files with rows of the list of children. */
  rows: string[];
  /** Paths of the child's objects so far, by their keys; empty for an object that is gone. */
  paths: Record<string, string>;
  /** Ids of the child's documents that were printed for the archive, or could not be. */
  printed: string[];
  /** How often printing a document has failed. */
  printTries: Record<string, number>;
  /** Ids of documents that could not be printed. */
  unprinted: string[];
  /** Paths of files that could not be read. */
  unread: string[];
  /** Files with lines `digest  path`. */
  digests: string[];
  zip: OpenZip | null;
  /** Parts whose uploads are completed in the next turn, which may run twice. */
  ended: EndedZip[];
  zips: { name: string; size: number }[];
}

export const firstState: ArchiveState = {
  format: 1,
  phase: 'organization',
  position: 0,
  cursor: null,
  inside: 0,
  nouns: {},
  shared: [],
  fileIds: [],
  children: null,
  counts: { children: 0, files: 0, pdfs: 0 },
  rows: [],
  paths: {},
  printed: [],
  printTries: {},
  unprinted: [],
  unread: [],
  digests: [],
  zip: null,
  ended: [],
  zips: [],
};

export function nextPhase(state: ArchiveState): void {
  const next = phases[phases.indexOf(state.phase) + 1];
  if (!next) throw new Error('the last phase ends the job');
  Object.assign(state, { phase: next, position: 0, cursor: null, inside: 0 });
}
