/**
 * How long copies of deleted data are kept, in days. CDK configures these times, and certificates of erasure
 * state them.
 */
export const retention = {
  /** Period of point-in-time recovery of the table. */
  recovery: 35,
  weeklyBackups: 14,
  /** Monthly backups; data of recent days is restored by `recovery` instead. */
  monthlyBackups: 400,
  /** Copies of files in a second region, kept this long after the originals are deleted. */
  filesElsewhere: 30,
  logs: 365,
  /** Days to keep the copy of the journal (who changed which record); nobody can delete it before. */
  journalCopy: 365 * 7,
} as const;
