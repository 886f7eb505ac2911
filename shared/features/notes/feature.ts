import { noteReports } from './note-reports/endpoints.ts';
import { notes } from './notes/endpoints.ts';
import { templatePreviews } from './template-previews/endpoints.ts';
import { templates } from './templates/endpoints.ts';

/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {
  noteReports,
  notes,
  templatePreviews,
  templates,
};

/** Audit event types. Their texts are in the catalogue `audit` or in one of the feature. */
export const auditEvents = [
  'note.amended',
  'note.changed',
  'note.created',
  'note.deleted',
  'note.finished',
  'note.read',
  'note.reopened',
  'note.restored',
  'notes.listed',
  'template.changed',
  'template.created',
  'template.default-set',
  'template.previewed',
  'template.published',
  'template.read',
  'template.removed',
  'template.restored',
  'template.unpublished',
  'templates.listed',
] as const;
