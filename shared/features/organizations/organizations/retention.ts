/**
 * How long copies of deleted data are kept, in days. CDK configures these times, and certificates of erasure
 * state them.
 */
export const retention = {
  /** Period of point-in-time recovery of the table. */
  recovery: 35,
  weeklyBackups: 14,
  /** Monthly backups of the table. Data of the last days is restored by point-in-time recovery instead. */
  monthlyBackups: 400,
  /**
   * Copies of files in a second region; this many days after the original file is deleted, its copy is
   * deleted.
   */
  filesElsewhere: 30,
  logs: 365,
  /** Copy of the journal (who changed which record); nobody can delete it earlier. */
  journalCopy: 365 * 7,
} as const;
