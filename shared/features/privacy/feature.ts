import { archives } from './archives/endpoints.ts';
import { caseRights } from './case-rights/endpoints.ts';
import { childData } from './child-data/endpoints.ts';
import { erasures } from './erasures/endpoints.ts';
import { fhirExports } from './fhir-exports/endpoints.ts';
import { retention } from './retention/endpoints.ts';

export const nouns = {
  archives,
  caseRights,
  childData,
  erasures,
  fhirExports,
  retention,
};

/** Their texts are in the i18n file `audit`. */
export const auditEvents = [
  'archive.opened',
  'archive.prepared',
  'archive.ready',
  'case.erased',
  'case.erasure-planned',
  'case.erasure-undone',
  'case.restricted',
  'case.restriction-lifted',
  'export.cancelled',
  'export.read',
  'export.ready',
  'export.started',
  'retention.changed',
  'rights.bundle-opened',
  'rights.bundle-prepared',
  'rights.erasure-planned',
  'rights.erasure-undone',
  'rights.held',
  'rights.hold-released',
  'rights.kept',
  'rights.restricted',
  'rights.restriction-lifted',
] as const;
