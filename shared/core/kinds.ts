/**
 * Kinds of owned records and of background jobs, for the schemas of several features. A feature adds its own
 * kinds here and defines in its `feature.ts` what each kind does.
 */

/** Records that have an owner and are transferred when the owner leaves. */
export const ownedRecordKinds = [
  'cases',
  'note-drafts',
  'private-templates',
  'own-activities',
  'classes',
  'class-sessions',
  'progress-drafts',
  'own-courses',
] as const;

export const jobKinds = [
  'assignment',
  'departure',
  'import',
  'erasure',
  'childData',
  'courseImport',
  'archive',
  'fhirExport',
] as const;
export type JobKind = (typeof jobKinds)[number];
