import { reportDay } from '../../../shared/core/dates/report-day.ts';
import type { DocumentPrinter } from '../../composition/archives/document-printer.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { DaySource } from '../../composition/day-source.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { OpenOwnedRecords } from '../../composition/job-step.ts';
import type { RecordCount } from '../../composition/record-count.ts';
import type { TimelineSource } from '../../composition/timeline-source.ts';
import { type RecordTypes, recordOf, recordOfChild } from '../../platform/http/record-types.ts';
import { announceDigests } from './digests/announce-digests.ts';
import { digestMessage } from './digests/digest-message.ts';
import type { readDigestFiles } from './digests/read-digest-files.ts';
import { noteKey, noteKeys, notePrefix } from './note-keys.ts';
import { noteReactions } from './notes/reactions.ts';
import { purgeMessage, purgeRemoved } from './removals/purge-message.ts';
import { templateKey } from './template-keys.ts';
import { templateReactions } from './templates/reactions.ts';

const loadKind = async () => (await import('./notes/note-items.ts')).noteKind;
const loadTimeline = () => import('../../platform/documents/documents-in-timeline.ts');
const loadFhir = () => import('../../platform/documents/documents-in-fhir.ts');

/** A template that is not published is loaded only for its author. */
export const records: RecordTypes<'note' | 'template'> = {
  note: recordOfChild(
    'note',
    noteKey,
    async () => (await import('../../../shared/features/notes/notes/schema.ts')).NoteHead,
  ),
  template: recordOf(
    'template',
    templateKey,
    async () => (await import('../../../shared/features/notes/templates/schema.ts')).TemplateHead,
    ({ isPublic, author }, sub) => isPublic || author.id === sub,
  ),
};

export const ownedRecords = {
  'note-drafts': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('../../platform/documents/owned-drafts.ts')).ownedDrafts(await loadKind())(...scope),
  'private-templates': async (...scope: Parameters<OpenOwnedRecords>) =>
    (await import('./templates/owned-templates.ts')).openOwnedTemplates(...scope),
};

export const recordCount: RecordCount = {
  kind: 'notes',
  count: ({ table, organization }) => table.count(noteKeys.lists.all(organization)),
};

export const reactions = [noteReactions, templateReactions];

export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'notes', prefix: notePrefix },
    fhir: {
      types: ['DocumentReference', 'Provenance'],
      needs: 'note:read',
      open: async () => {
        const { noteResources } = await import('../../../shared/features/notes/fhir/note-resources.ts');
        return (await loadFhir()).documentsInFhir(await loadKind(), noteResources);
      },
    },
    changed: async of => (await import('./note-reports/changed-notes.ts')).changedNotes(of),
    erase: async scope => (await import('./notes/erase-note-files.ts')).eraseNoteFiles(scope),
  },
  { erase: async scope => (await import('./digests/erase-digests.ts')).eraseDigests(scope) },
  { erase: async scope => (await import('./snippets/erase-snippets.ts')).eraseSnippets(scope) },
];

export const hourlyTasks = { digests: announceDigests, bins: purgeRemoved };

export const queueMessages = { digestMessage, purgeMessage };

export const attachmentReaders = {
  digest: async (...of: Parameters<typeof readDigestFiles>) =>
    (await import('./digests/read-digest-files.ts')).readDigestFiles(...of),
};

export const timelineSources: TimelineSource[] = [
  {
    kind: 'note',
    module: null,
    list: async (...of) => (await loadTimeline()).documentsInTimeline(await loadKind(), ...of),
    complete: async (...of) => (await import('./notes/add-beginnings.ts')).addBeginnings(...of),
  },
];

export const mergeFields: FieldSource[] = [
  {
    names: ['note.today', 'note.date'],
    module: null,
    read: async ({ language, today, date }) => ({
      values: { 'note.today': reportDay(language, today), 'note.date': reportDay(language, date) },
    }),
  },
];

const loadDays = () => import('../../platform/documents/days-of-documents.ts');

export const daySources: DaySource[] = [
  {
    kind: 'notes',
    module: null,
    list: async (...of) => (await loadDays()).daysOfDocuments(noteKeys, ...of),
  },
];

export const documentPrinters: DocumentPrinter[] = [
  {
    kind: 'note',
    name: { en: 'Note', zh: '记录' },
    prefix: 'NOTE#',
    print: async (...of) => (await import('./note-reports/note-pdf.ts')).printNote(...of),
  },
];
