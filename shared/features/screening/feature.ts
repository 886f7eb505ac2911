import { preparedDays } from './prepared-days/endpoints.ts';
import { screeningReports } from './screening-reports/endpoints.ts';
import { screenings } from './screenings/endpoints.ts';
import { settings } from './settings/endpoints.ts';
import { treeEntries } from './tree-entries/endpoints.ts';
import { treeNodes } from './tree-nodes/endpoints.ts';
import { treeReports } from './tree-reports/endpoints.ts';

export const nouns = {
  preparedDays,
  screeningReports,
  screenings,
  settings,
  treeEntries,
  treeNodes,
  treeReports,
};

/** Their texts are in the i18n file `audit` or in an i18n file of the feature. */
export const auditEvents = [
  'prepared-day.ended',
  'prepared-day.opened',
  'prepared-day.prepared',
  'prepared-day.revoked',
  'screening.amended',
  'screening.band-changed',
  'screening.changed',
  'screening.created',
  'screening.deleted',
  'screening.finished',
  'screening.read',
  'screening.reopened',
  'screening.restored',
  'screening.reviewed',
  'screening.review-undone',
  'screening.suggestion-dismissed',
  'screening.suggestion-restored',
  'screeningNorms.changed',
  'screeningRules.changed',
  'screenings.listed',
  'tree-entry.changed',
  'tree-entry.created',
  'tree-entry.removed',
  'tree-entry.restored',
  'tree-entries.listed',
  'tree-node.renamed',
] as const;
