import * as z from 'zod';
import { RequiredLine, Text } from '../../../../shared/core/fields.ts';
import {
  ActivityFields,
  Attachment,
  maxAttachments,
} from '../../../../shared/features/courses/activities/schema.ts';
import { ageIn, linesIn, plainDocumentIn, TypedAge, TypedLines } from '../courses/course-values.ts';

/** The fields of the form, each a text. */
export interface ActivityValues extends Record<string, string> {
  title: string;
  activityKind: 'ready' | 'fillable';
  minutes: string;
  description: string;
  /** One a line. */
  objectives: string;
  /** JSON of a document. */
  plan: string;
  videoFile: string;
  videoUrl: string;
  /** JSON of files with their names. */
  attachments: string;
  material: string;
  ageFrom: string;
  ageTo: string;
  /** One a line. */
  tags: string;
  addToCalendar: 'yes' | 'no';
}

export const activityValues = (activity: ActivityFields | null): ActivityValues => ({
  title: activity?.title ?? '',
  activityKind: activity?.activityKind ?? 'ready',
  minutes: activity?.minutes?.toString() ?? '',
  description: activity?.description ?? '',
  objectives: activity?.objectives.join('\n') ?? '',
  plan: activity?.plan ? JSON.stringify(activity.plan) : '',
  videoFile: activity?.video?.type === 'file' ? activity.video.fileId : '',
  videoUrl: activity?.video?.type === 'link' ? activity.video.url : '',
  attachments: JSON.stringify(activity?.attachments ?? []),
  material: activity?.material ?? '',
  ageFrom: activity?.ageFrom?.toString() ?? '',
  ageTo: activity?.ageTo?.toString() ?? '',
  tags: activity?.tags.join('\n') ?? '',
  addToCalendar: activity?.addToCalendar === false ? 'no' : 'yes',
});

/** The files that a field holds. */
export function attachmentsIn(json: string): Attachment[] {
  try {
    return z.array(Attachment).max(maxAttachments).safeParse(JSON.parse(json)).data ?? [];
  } catch {
    return [];
  }
}

function videoIn(values: ActivityValues, before: ActivityFields | null): ActivityFields['video'] {
  const { videoFile, videoUrl } = values;
  if (videoFile !== '') {
    const known = before?.video?.type === 'file' && before.video.fileId === videoFile ? before.video : null;
    return known ?? { type: 'file', fileId: videoFile, captions: { en: '', zh: '' } };
  }
  return videoUrl.trim() === '' ? null : { type: 'link', url: videoUrl.trim() };
}

/** What is sent; what the form does not show stays as it was. */
export const activityFieldsOf = (values: ActivityValues, before: ActivityFields | null): ActivityFields => ({
  title: values.title.trim(),
  activityKind: values.activityKind,
  minutes: ageIn(values.minutes),
  description: values.description.trim(),
  objectives: linesIn(values.objectives),
  plan: plainDocumentIn(values.plan) as ActivityFields['plan'],
  video: videoIn(values, before),
  attachments: attachmentsIn(values.attachments),
  material: values.material.trim(),
  ageFrom: ageIn(values.ageFrom),
  ageTo: ageIn(values.ageTo),
  tags: linesIn(values.tags),
  addToCalendar: values.addToCalendar === 'yes',
  icon: before?.icon ?? null,
  email: before?.email ?? null,
});

export const ActivityForm = z
  .looseObject({
    title: RequiredLine,
    description: Text,
    material: Text,
    objectives: TypedLines,
    tags: TypedLines,
    ageFrom: TypedAge,
    ageTo: TypedAge,
    minutes: z.string().refine(text => /^\s*\d{0,3}\s*$/.test(text), { error: 'validation.invalid' }),
  })
  .superRefine((values, { addIssue }) => {
    const found = ActivityFields.safeParse(activityFieldsOf(values as unknown as ActivityValues, null));
    for (const { path, message } of found.error?.issues ?? []) {
      const [name = ''] = path;
      const field = name === 'video' ? 'videoUrl' : String(name);
      if (['videoUrl', 'plan', 'ageTo', 'minutes', 'tags'].includes(field))
        addIssue({ code: 'custom', path: [field], message });
    }
  });
