import * as z from 'zod';
import { Instant, Line, lineOf, RequiredLine, Text, textOf, Version } from '../../../core/fields.ts';
import { FileId, Id } from '../../../core/ids.ts';
import { holds } from '../../../core/personal-data.ts';
import { AgeYears, CourseId, hasAgesInOrder, maxGoals, PlainDocument } from '../courses/schema.ts';
import { isWebVtt } from './captions.ts';
import { unknownEmailFields } from './email-fields.ts';
import { hasFileOfTwoPurposes } from './files-of-activity.ts';
import { isVideoAddress } from './video-address.ts';

export const ActivityId = Id('activity');
export const FolderId = Id('folder');

export const maxAttachments = 20;
export const maxTags = 12;
const maxTagLength = 40;
const maxVideoAddressLength = 500;
const maxMinutes = 600;
/** Maximum length of captions in one language, in code points; enough for about half an hour. */
export const maxCaptionsLength = 30_000;

/**
 * `ready`: the activity can be used as it is. `fillable`: it has gaps that are filled in for each session.
 */
export const ActivityKind = z.enum(['ready', 'fillable']);
export type ActivityKind = z.output<typeof ActivityKind>;

export const activityIcons = [
  'eye',
  'hand',
  'book',
  'pencil',
  'ear',
  'brain',
  'puzzle',
  'ball',
  'music',
  'speech',
  'numbers',
  'home',
] as const;
export const ActivityIcon = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('own'), name: z.enum(activityIcons) }),
  z.strictObject({ type: z.literal('image'), fileId: FileId }),
]);
export type ActivityIcon = z.output<typeof ActivityIcon>;

export const Video = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('file'),
    fileId: FileId,
    /** Captions by language, as WebVTT; empty if there are none. */
    captions: z.strictObject({
      en: textOf(maxCaptionsLength).default(''),
      zh: textOf(maxCaptionsLength).default(''),
    }),
  }),
  z.strictObject({
    type: z.literal('link'),
    url: lineOf(maxVideoAddressLength).refine(isVideoAddress, { error: 'validation.video_address' }),
  }),
]);
export type Video = z.output<typeof Video>;

export const Attachment = z.strictObject({ fileId: FileId, name: RequiredLine });
export type Attachment = z.output<typeof Attachment>;

const Letter = z.strictObject({ subject: Line, text: Text });

/** The fields of an activity that the course tree shows. */
export const activityHeadFields = {
  title: RequiredLine,
  activityKind: ActivityKind,
  icon: ActivityIcon.nullable().default(null),
  minutes: z.int().min(1).max(maxMinutes).nullable().default(null),
  addToCalendar: z.boolean().default(true),
};

/** The fields of an activity that the course tree does not show. */
export const activityBodyFields = {
  description: Text.default(''),
  objectives: z.array(RequiredLine).max(maxGoals).default([]),
  plan: PlainDocument.nullable().default(null),
  video: Video.nullable().default(null),
  attachments: z.array(Attachment).max(maxAttachments).default([]),
  /** Text for families, by language; null if families get no text. */
  email: z.strictObject({ en: Letter, zh: Letter }).nullable().default(null),
  material: Text.default(''),
  ageFrom: AgeYears,
  ageTo: AgeYears,
  tags: z.array(lineOf(maxTagLength).min(1)).max(maxTags).default([]),
};

export const ActivityBody = z.object(activityBodyFields);
export type ActivityBody = z.output<typeof ActivityBody>;

const languages = ['en', 'zh'] as const;

/** Finds invalid texts: captions that are not WebVTT, and emails with unknown merge fields. */
function wrongTexts({ video, email }: Pick<ActivityBody, 'video' | 'email'>) {
  const captions = video?.type === 'file' ? video.captions : undefined;
  return languages.flatMap(language => [
    ...(captions?.[language] && !isWebVtt(captions[language])
      ? [{ path: ['video', 'captions', language], message: 'validation.captions' }]
      : []),
    ...(['subject', 'text'] as const)
      .filter(part => email && unknownEmailFields(email[language][part]).length > 0)
      .map(part => ({ path: ['email', language, part], message: 'validation.field' })),
  ]);
}

export const ActivityFields = z
  .strictObject({ ...activityHeadFields, ...activityBodyFields })
  .refine(hasAgesInOrder, { path: ['ageTo'], error: 'validation.age_order' })
  .superRefine((fields, { addIssue }) => {
    for (const issue of wrongTexts(fields)) addIssue({ code: 'custom', ...issue });
    if (hasFileOfTwoPurposes(fields))
      addIssue({ code: 'custom', path: ['attachments'], message: 'validation.file' });
  });
export type ActivityFields = z.output<typeof ActivityFields>;

/** A stored activity of an organisation. Its position is stored in the tree of its course. */
export const StoredActivity = z.object({
  ...activityHeadFields,
  ...activityBodyFields,
  id: ActivityId,
  courseId: CourseId,
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
});
export type StoredActivity = z.output<typeof StoredActivity>;

/** A link to a file. The link expires within half an hour. */
export const ActivityLink = z.object({ fileId: FileId, url: holds('files', z.url()) });

export const Activity = StoredActivity.extend({ links: z.array(ActivityLink) }).meta({ id: 'Activity' });
export type Activity = z.output<typeof Activity>;
