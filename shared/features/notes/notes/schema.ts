import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant, Line, Locale, optional, PlainDate, Version } from '../../../core/fields.ts';
import { CaseId, FileId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { RichDocument } from '../../../core/rich-document/schema.ts';
import { CaseRow } from '../../cases/cases/schema.ts';
import { Attachment, AttachmentList } from '../attachments/schema.ts';
import { TemplateId, TemplatePicture } from '../templates/schema.ts';
import { hasKnownFields } from '../templates/template-fields.ts';

export const NoteId = Id('note');

/** A reopened one is a draft again, with `finishedAt`; finished again it is amended. */
export const NoteStatus = z.enum(['draft', 'finished', 'amended']);
export type NoteStatus = z.output<typeof NoteStatus>;

/** The text of a note: every field is one of ours. */
const NoteText = RichDocument.refine(hasKnownFields, { error: 'validation.field' });

const headFields = {
  /** Not in the future, not before birth. */
  date: PlainDate,
  /** What lists and the timeline call it. */
  description: Line.default(''),
  /** Of what is filled in and of the PDF. */
  language: Locale,
  includesSignature: z.boolean().default(false),
  /** Whether the author's name and qualification are printed. */
  includesName: z.boolean().default(true),
  /** Whether the family may be sent it. */
  isShared: z.boolean().default(false),
};

/** What a person enters about a note. */
export const NoteFields = z.strictObject({
  ...headFields,
  body: NoteText,
  attachments: AttachmentList.default([]),
});
export type NoteFields = z.output<typeof NoteFields>;

/** What a note is begun with. */
export const NewNote = z.strictObject({
  date: PlainDate,
  description: Line.default(''),
  language: Locale,
  templateId: optional(TemplateId),
});

export type NewNote = z.output<typeof NewNote>;

/** The version of a template that a note was written from, as it was called. */
const NoteTemplate = z.object({ id: TemplateId, name: holds('texts', z.string()), version: Version });

/** How the text of a note was brought together with another template. */
export const TemplateMode = z.enum(['replace', 'append', 'keep']);
export type TemplateMode = z.output<typeof TemplateMode>;

/** Why a note was deleted, and by whom. */
const Deletion = z.object({ reason: Line.nullable(), by: Author, at: Instant });

/** A note without its text, as it is stored. */
export const NoteHead = z.object({
  ...headFields,
  id: NoteId,
  caseId: CaseId,
  version: Version,
  status: NoteStatus,
  template: NoteTemplate.nullable(),
  /** The picture of the template, as it was then. */
  picture: TemplatePicture.nullable(),
  /** The files of all pictures; of a note that was ever finished, also of those it no longer has. */
  files: z.array(FileId),
  attachments: z.array(Attachment).default([]),
  /** What a draft had before its template was changed last, beside its text; null where that cannot be undone. */
  undo: z
    .object({
      template: NoteTemplate.nullable(),
      picture: TemplatePicture.nullable(),
      files: z.array(FileId),
    })
    .nullable()
    .default(null),
  /** Of earlier finished versions, which still print them. */
  formerAttachments: z.array(FileId).default([]),
  author: Author,
  savedBy: Author,
  createdAt: Instant,
  savedAt: Instant,
  /** The version whose PDF was made; another version is out of date. */
  generatedVersion: Version.nullable(),
  finishedAt: Instant.nullable(),
  finishedBy: Author.nullable(),
  amendedAt: Instant.nullable(),
  /** When it was first sent. */
  sentAt: Instant.nullable(),
  /** The version that was finished last, whose PDF is frozen. */
  frozenVersion: Version.nullable(),
  deleted: Deletion.nullable(),
});
export type NoteHead = z.output<typeof NoteHead>;

/** The text of a note, as it is stored. */
export const NoteBody = z.object({
  noteId: NoteId,
  body: RichDocument,
  /** As it was before the template was changed last. */
  previous: RichDocument.nullable().default(null),
});
export type NoteBody = z.output<typeof NoteBody>;

const pictures = z.array(z.object({ fileId: FileId, url: holds('files', z.url()) }));

/** A note with its text and links to its pictures. */
export const Note = NoteHead.omit({ files: true, formerAttachments: true, undo: true })
  .extend({
    body: RichDocument,
    pictures,
    attachments: z.array(Attachment.extend({ url: holds('files', z.url()) })),
  })
  .meta({ id: 'Note' });
export type Note = z.output<typeof Note>;

const Named = Author.pick({ id: true, fullName: true });

/** What a list says of a note. */
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
  /** Unknown in rows that were indexed before it was kept. */
  language: Locale.optional(),
});
export type NoteIndexRow = z.output<typeof NoteIndexRow>;

/** A row of the list, with what is current of the child. */
export const NoteRow = NoteIndexRow.extend({
  case: CaseRow.pick({ id: true, fullName: true, otherName: true, birthDate: true }),
}).meta({ id: 'NoteRow' });
export type NoteRow = z.output<typeof NoteRow>;

/** Orders of the list, by the day of the note. */
export const NoteSort = z.enum(['newest', 'oldest']);
export type NoteSort = z.output<typeof NoteSort>;
