import type { EndedZip, OpenZip } from '../../../platform/files/zip-writer.ts';

/** Phases of making an archive, in order. */
export const phases = ['organization', 'files', 'children', 'tables', 'pages', 'done'] as const;
export type Phase = (typeof phases)[number];

/** Records of one kind that were collected so far. */
export interface NounState {
  count: number;
  /** Files with lines of JSON, and their sizes. */
  chunks: { name: string; bytes: number }[];
  columns: string[];
}

/**
 * Progress of a job. It is stored next to the archive, because it may become too large for the job's record.
 */
export interface ArchiveState {
  format: 1;
  phase: Phase;
  /** Position in the list of ranges, files, children or tables that the current phase processes. */
  position: number;
  /** Position in the key range that is being read. */
  cursor: string | null;
  /** Position in the pieces of the current table. */
  inside: number;
  nouns: Record<string, NounState>;
  /** Ids of shared records that have already been added. */
  shared: string[];
  /** Ids of files that records outside of cases refer to. */
  fileIds: string[];
  /** Name of the stored list of children; null until they are listed. */
  children: string | null;
  counts: { children: number; files: number; pdfs: number };
  /** Names of the stored files that contain rows of the list of children. */
  rows: string[];
  /**
   * Paths in the archive of the current child's stored files, as far as they were added; the keys are S3
   * object keys. Empty for a file that no longer exists.
   */
  paths: Record<string, string>;
  /** Ids of the current child's documents that were printed for the archive, or could not be printed. */
  printed: string[];
  /** How often printing of each document has failed. */
  printTries: Record<string, number>;
  /** Ids of documents that could not be printed. */
  unprinted: string[];
  /** Paths of files that could not be read for the archive. */
  unread: string[];
  /** Names of stored files with lines `digest  path`. */
  digests: string[];
  zip: OpenZip | null;
  /** Parts whose uploads the next run completes. A run may be repeated, so completing is idempotent. */
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
