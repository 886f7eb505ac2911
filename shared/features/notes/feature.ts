import { digests } from './digests/endpoints.ts';
import { noteReports } from './note-reports/endpoints.ts';
import { notes } from './notes/endpoints.ts';
import { snippets } from './snippets/endpoints.ts';
import { templatePreviews } from './template-previews/endpoints.ts';
import { templates } from './templates/endpoints.ts';

export const nouns = {
  digests,
  noteReports,
  notes,
  snippets,
  templatePreviews,
  templates,
};

/** Their texts are in the i18n file `audit` or in an i18n file of the feature. */
export const auditEvents = [
  'digest.prepared',
  'note.amended',
  'note.changed',
  'note.created',
  'note.deleted',
  'note.discarded',
  'note.finished',
  'note.generated',
  'note.purged',
  'note.read',
  'note.reopened',
  'note.restored',
  'note.left-out',
  'note.shared',
  'note.transferred',
  'notes.listed',
  'template.changed',
  'template.created',
  'template.default-set',
  'template.previewed',
  'template.published',
  'template.purged',
  'template.read',
  'template.removed',
  'template.restored',
  'template.transferred',
  'template.unpublished',
  'templates.listed',
] as const;
