import * as z from 'zod';
import { RequiredLine, Text } from '../../../../shared/core/fields.ts';
import { numberIn } from '../../../../shared/core/reading/read-number.ts';
import { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import {
  ActivityFields,
  ActivityIcon,
  Attachment,
  maxAttachments,
} from '../../../../shared/features/courses/activities/schema.ts';
import { linesIn, TypedAge, TypedLines, withoutPictures } from '../courses/course-values.ts';

export interface ActivityValues {
  title: string;
  activityKind: 'ready' | 'fillable';
  minutes: string;
  description: string;
  /** One per line. */
  objectives: string;
  plan: RichDocument | null;
  videoFile: string;
  videoUrl: string;
  /** In WebVTT. */
  captionsEn: string;
  captionsZh: string;
  icon: ActivityIcon | null;
  emailSubjectEn: string;
  emailTextEn: string;
  emailSubjectZh: string;
  emailTextZh: string;
  attachments: Attachment[];
  material: string;
  ageFrom: string;
  ageTo: string;
  /** One per line. */
  tags: string;
  addToCalendar: boolean;
}

export const activityValues = (activity: ActivityFields | null): ActivityValues => ({
  title: activity?.title ?? '',
  activityKind: activity?.activityKind ?? 'ready',
  minutes: activity?.minutes?.toString() ?? '',
  description: activity?.description ?? '',
  objectives: activity?.objectives.join('\n') ?? '',
  plan: withoutPictures(activity?.plan),
  videoFile: activity?.video?.type === 'file' ? activity.video.fileId : '',
  videoUrl: activity?.video?.type === 'link' ? activity.video.url : '',
  captionsEn: activity?.video?.type === 'file' ? activity.video.captions.en : '',
  captionsZh: activity?.video?.type === 'file' ? activity.video.captions.zh : '',
  icon: activity?.icon ?? null,
  emailSubjectEn: activity?.email?.en.subject ?? '',
  emailTextEn: activity?.email?.en.text ?? '',
  emailSubjectZh: activity?.email?.zh.subject ?? '',
  emailTextZh: activity?.email?.zh.text ?? '',
  attachments: activity?.attachments ?? [],
  material: activity?.material ?? '',
  ageFrom: activity?.ageFrom?.toString() ?? '',
  ageTo: activity?.ageTo?.toString() ?? '',
  tags: activity?.tags.join('\n') ?? '',
  addToCalendar: activity?.addToCalendar ?? true,
});

/** Schemas of the form fields that are not strings. */
export const activityTypes = {
  plan: RichDocument.nullable(),
  icon: ActivityIcon.nullable(),
  attachments: z.array(Attachment).max(maxAttachments),
  addToCalendar: z.boolean(),
};

function videoIn({ videoFile, videoUrl, captionsEn, captionsZh }: ActivityValues): ActivityFields['video'] {
  if (videoFile !== '')
    return { type: 'file', fileId: videoFile, captions: { en: captionsEn, zh: captionsZh } };
  return videoUrl.trim() === '' ? null : { type: 'link', url: videoUrl.trim() };
}

/** The email of an activity; null if it has no text. */
function emailIn(values: ActivityValues): ActivityFields['email'] {
  const email = {
    en: { subject: values.emailSubjectEn.trim(), text: values.emailTextEn.trim() },
    zh: { subject: values.emailSubjectZh.trim(), text: values.emailTextZh.trim() },
  };
  const isEmpty = Object.values(email).every(({ subject, text }) => subject === '' && text === '');
  return isEmpty ? null : email;
}

export const activityFieldsOf = (values: ActivityValues): ActivityFields => ({
  title: values.title.trim(),
  activityKind: values.activityKind,
  minutes: numberIn(values.minutes),
  description: values.description.trim(),
  objectives: linesIn(values.objectives),
  plan: values.plan as ActivityFields['plan'],
  video: videoIn(values),
  attachments: values.attachments,
  material: values.material.trim(),
  ageFrom: numberIn(values.ageFrom),
  ageTo: numberIn(values.ageTo),
  tags: linesIn(values.tags),
  addToCalendar: values.addToCalendar,
  icon: values.icon,
  email: emailIn(values),
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
    const found = ActivityFields.safeParse(activityFieldsOf(values as unknown as ActivityValues));
    for (const { path, message } of found.error?.issues ?? []) {
      const field = fieldAt(path);
      if (field) addIssue({ code: 'custom', path: [field], message });
    }
  });

const emailFieldsByPath: Record<string, string> = {
  'email.en.subject': 'emailSubjectEn',
  'email.en.text': 'emailTextEn',
  'email.zh.subject': 'emailSubjectZh',
  'email.zh.text': 'emailTextZh',
};

function fieldAt(path: PropertyKey[]): string | undefined {
  const [name = ''] = path.map(String);
  if (name === 'email') return emailFieldsByPath[path.join('.')];
  if (name === 'video') return 'videoUrl';
  return ['plan', 'ageTo', 'minutes', 'tags'].includes(name) ? name : undefined;
}
