/** How long copies of what was deleted last, in days. CDK sets these times, and certificates of erasure name them. */
export const retention = {
  /** The table can be restored to any second of this time. */
  recovery: 35,
  weeklyBackups: 14,
  /** Recent days are restored by `recovery`. */
  monthlyBackups: 400,
  /** Files in a second region after their originals were deleted. */
  filesElsewhere: 30,
  logs: 365,
  /** Who changed which record, without its contents; locked. */
  journalCopy: 365 * 7,
} as const;
