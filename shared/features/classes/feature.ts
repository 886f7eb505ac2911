import { classes } from './classes/endpoints.ts';
import { schoolCalendar } from './school-calendar/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = { classes, schoolCalendar };

/** Audit event types. Their texts are in the catalogue `audit` or in one of the feature. */
export const auditEvents = [
  'class.archived',
  'class.changed',
  'class.child-removed',
  'class.children-added',
  'class.created',
  'class.read',
  'class.removed',
  'class.restored',
  'class.transferred',
  'class.unarchived',
  'classes.listed',
  'school-calendar.changed',
] as const;
