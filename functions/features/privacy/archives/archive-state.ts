import type { EndedZip, OpenZip } from '../../../platform/files/zip-writer.ts';

export const phases = ['organization', 'files', 'children', 'tables', 'pages', 'done'] as const;
export type Phase = (typeof phases)[number];

export interface NounState {
  count: number;
  /** Stored files with lines of JSON, and their sizes. */
  chunks: { name: string; bytes: number }[];
  columns: string[];
}

/** Progress of the job. It is stored with the archive, because it may be too large for the job's record. */
export interface ArchiveState {
  format: 1;
  phase: Phase;
  /** Position in the list of the current phase: key ranges, files, children or tables. */
  position: number;
  /** Position in the key range that is being read. */
  cursor: string | null;
  /** Position among the stored files of the current table. */
  inside: number;
  nouns: Record<string, NounState>;
  /** Ids of the added records to which several other records refer. */
  shared: string[];
  /** Ids of files that are used by records outside the cases. */
  fileIds: string[];
  /** Name of the stored list of children; null if it is not stored yet. */
  children: string | null;
  counts: { children: number; files: number; pdfs: number };
  /** Names of the stored files that contain rows of the list of children. */
  rows: string[];
  /**
   * Paths in the archive of the current child's files that were added, by S3 object key. The path is empty if
   * the file no longer exists.
   */
  paths: Record<string, string>;
  /** Ids of the current child's documents that were printed, or could not be printed. */
  printed: string[];
  printTries: Record<string, number>;
  unprinted: string[];
  unread: string[];
  /** Names of stored files. Each line in them is `digest  path`. */
  digests: string[];
  zip: OpenZip | null;
  /** Parts whose upload the next run completes. Completing is idempotent, because a run may be repeated. */
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
