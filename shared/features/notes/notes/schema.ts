import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant, Line, Locale, optional, PlainDate, Version } from '../../../core/fields.ts';
import { Finishings } from '../../../core/finishings.ts';
import { CaseId, FileId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { ListedChild } from '../../cases/cases/listed-child.schema.ts';
import { Attachment, AttachmentList } from '../attachments/schema.ts';
import { TemplateId, TemplatePicture } from '../templates/schema.ts';
import { hasKnownFields, recordFields } from '../templates/template-fields.ts';

export const NoteId = Id('note');

/**
 * Status of a note. A finished note that was reopened is a `draft` with `finishedAt`, and later `amended`.
 */
export const noteStatuses = ['draft', 'finished', 'amended'] as const;
export const NoteStatus = z.enum(noteStatuses);
export type NoteStatus = z.output<typeof NoteStatus>;

/** The text of a note. It contains only known merge fields. */
const NoteText = RichDocument.refine(hasKnownFields, { error: 'validation.field' });

const headFields = {
  /** Day of the note; not in the future, and not before the child's birth. */
  date: PlainDate,
  /** Title of the note in lists and in the timeline. */
  description: Line.default(''),
  /** Language of merge fields and of the PDF. */
  language: Locale,
  includesSignature: z.boolean().default(false),
  /** Whether the author's name and qualification are printed. */
  includesName: z.boolean().default(true),
  /** Whether the note may be sent to the family. */
  isShared: z.boolean().default(false),
};

export const NoteFields = z.strictObject({
  ...headFields,
  body: NoteText,
  attachments: AttachmentList.default([]),
});
export type NoteFields = z.output<typeof NoteFields>;

export const NewNote = z.strictObject({
  date: PlainDate,
  description: Line.default(''),
  /** If left out, the language of the template's text, else the language of emails to the family. */
  language: optional(Locale),
  templateId: optional(TemplateId),
});

export type NewNote = z.output<typeof NewNote>;

/** The finished record whose data fills a merge field. */
export const FilledFrom = z.strictObject({
  field: z.enum(recordFields),
  id: z.union([Id('eyeReport'), Id('screening')]),
  /** The finished version of the record; 0 for a visit finished before the product froze versions. */
  revision: z.int().min(0),
});
export type FilledFrom = z.output<typeof FilledFrom>;

/**
 * A record from which a merge field was filled. Date and reference number are stored too, so that the note
 * can still name the record after it is deleted.
 */
export const NoteSource = z.object({ ...FilledFrom.shape, date: PlainDate, reference: Line.nullable() });
export type NoteSource = z.output<typeof NoteSource>;

/** The template from which a note was created, with the template's version and name at that time. */
const NoteTemplate = z.object({ id: TemplateId, name: holds('texts', z.string()), version: Version });

/** What happens to the text of a note when another template is chosen. */
export const TemplateMode = z.enum(['replace', 'append', 'keep']);
export type TemplateMode = z.output<typeof TemplateMode>;

const Deletion = z.object({ reason: Line.nullable(), by: Author, at: Instant });

/** A stored note without its text. */
export const NoteHead = z.object({
  ...headFields,
  id: NoteId,
  caseId: CaseId,
  version: Version,
  status: NoteStatus,
  template: NoteTemplate.nullable(),
  /** The picture of the template at the time when the note was created. */
  picture: TemplatePicture.nullable(),
  /**
   * Files of all pictures. In a note that was ever finished, pictures that were removed later are included.
   */
  files: z.array(FileId),
  attachments: z.array(Attachment).default([]),
  /** Records from which merge fields were filled; unset in notes that are older than this field. */
  sources: z.array(NoteSource).optional(),
  /**
   * The draft's state before the last template change, without its text; null if the change cannot be undone.
   */
  undo: z
    .object({
      template: NoteTemplate.nullable(),
      picture: TemplatePicture.nullable(),
      files: z.array(FileId),
      sources: z.array(NoteSource).optional(),
      /** Unset if the template was changed before this field existed. */
      language: Locale.optional(),
    })
    .nullable()
    .default(null),
  /** Attachments of earlier finished versions; the PDFs of these versions still need them. */
  formerAttachments: z.array(FileId).default([]),
  author: Author,
  savedBy: Author,
  createdAt: Instant,
  savedAt: Instant,
  /** The version for which a PDF was created; the PDF is outdated if the note has another version. */
  generatedVersion: Version.nullable(),
  finishedAt: Instant.nullable(),
  finishedBy: Author.nullable(),
  amendedAt: Instant.nullable(),
  finishings: Finishings,
  /** When the note was first sent; once an amended version is sent, when that version was first sent. */
  sentAt: Instant.nullable(),
  /** The last finished version, whose PDF is frozen. */
  frozenVersion: Version.nullable(),
  deleted: Deletion.nullable(),
});
export type NoteHead = z.output<typeof NoteHead>;

/** A finished note without its text, for lists of other systems. */
export const FinishedNote = NoteHead.pick({
  ...{ id: true, caseId: true, version: true, status: true, date: true, description: true, language: true },
  ...{ author: true, savedBy: true, savedAt: true, finishedAt: true, finishedBy: true, amendedAt: true },
  ...{ finishings: true, deleted: true },
}).meta({ id: 'FinishedNote' });
export type FinishedNote = z.output<typeof FinishedNote>;

export const NoteBody = z.object({
  noteId: NoteId,
  body: RichDocument,
  /** The text before the last template change. */
  previous: RichDocument.nullable().default(null),
});
export type NoteBody = z.output<typeof NoteBody>;

const pictures = z.array(z.object({ fileId: FileId, url: holds('files', z.url()) }));

export const Note = NoteHead.omit({ files: true, formerAttachments: true, sources: true, undo: true })
  .extend({
    body: RichDocument,
    pictures,
    attachments: z.array(Attachment.extend({ url: holds('files', z.url()) })),
  })
  .meta({ id: 'Note' });
export type Note = z.output<typeof Note>;

const Named = Author.pick({ id: true, fullName: true });

export const NoteIndexRow = NoteHead.pick({
  id: true,
  caseId: true,
  date: true,
  description: true,
  status: true,
  version: true,
  isShared: true,
  generatedVersion: true,
  finishedAt: true,
  amendedAt: true,
  sentAt: true,
}).extend({
  author: Named,
  template: NoteTemplate.pick({ id: true, name: true }).nullable(),
  /** Language of the note; unset in rows that were indexed before this field existed. */
  language: Locale.optional(),
});
export type NoteIndexRow = z.output<typeof NoteIndexRow>;

export const NoteRow = NoteIndexRow.extend({
  case: ListedChild,
}).meta({ id: 'NoteRow' });
export type NoteRow = z.output<typeof NoteRow>;
