import { caseRights } from './case-rights/endpoints.ts';
import { erasures } from './erasures/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  caseRights,
  erasures,
};

/** Audit event types. Their texts are in the catalogue `audit`. */
export const auditEvents = [
  'case.erased',
  'case.erasure-planned',
  'case.erasure-undone',
  'case.restricted',
  'case.restriction-lifted',
  'rights.erasure-planned',
  'rights.erasure-undone',
  'rights.held',
  'rights.hold-released',
  'rights.restricted',
  'rights.restriction-lifted',
] as const;
