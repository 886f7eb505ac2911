import { imports } from './imports/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  imports,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = [
  'import.checked',
  'import.committed',
  'import.created',
  'import.stopped',
  'import.undone',
  'imports.read',
] as const;
