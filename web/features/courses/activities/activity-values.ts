import * as z from 'zod';
import { RequiredLine, Text } from '../../../../shared/core/fields.ts';
import {
  type Activity,
  ActivityFields,
  ActivityIcon,
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
  /** WebVTT of a video file. */
  captionsEn: string;
  captionsZh: string;
  /** JSON of the icon; empty where there is none. */
  icon: string;
  emailSubjectEn: string;
  emailTextEn: string;
  emailSubjectZh: string;
  emailTextZh: string;
  /** JSON of files with their names. */
  attachments: string;
  material: string;
  ageFrom: string;
  ageTo: string;
  /** One a line. */
  tags: string;
  addToCalendar: 'yes' | 'no';
}

type Stored = Omit<Activity, 'links'>;

export const activityValues = (activity: Stored | null): ActivityValues => ({
  title: activity?.title ?? '',
  activityKind: activity?.activityKind ?? 'ready',
  minutes: activity?.minutes?.toString() ?? '',
  description: activity?.description ?? '',
  objectives: activity?.objectives.join('\n') ?? '',
  plan: activity?.plan ? JSON.stringify(activity.plan) : '',
  videoFile: activity?.video?.type === 'file' ? activity.video.fileId : '',
  videoUrl: activity?.video?.type === 'link' ? activity.video.url : '',
  captionsEn: activity?.video?.type === 'file' ? activity.video.captions.en : '',
  captionsZh: activity?.video?.type === 'file' ? activity.video.captions.zh : '',
  icon: activity?.icon ? JSON.stringify(activity.icon) : '',
  emailSubjectEn: activity?.email?.en.subject ?? '',
  emailTextEn: activity?.email?.en.text ?? '',
  emailSubjectZh: activity?.email?.zh.subject ?? '',
  emailTextZh: activity?.email?.zh.text ?? '',
  attachments: JSON.stringify(activity?.attachments ?? []),
  material: activity?.material ?? '',
  ageFrom: activity?.ageFrom?.toString() ?? '',
  ageTo: activity?.ageTo?.toString() ?? '',
  tags: activity?.tags.join('\n') ?? '',
  addToCalendar: activity?.addToCalendar === false ? 'no' : 'yes',
});

/** The icon that a field holds. */
export function iconIn(json: string): ActivityIcon | null {
  try {
    return json === '' ? null : (ActivityIcon.safeParse(JSON.parse(json)).data ?? null);
  } catch {
    return null;
  }
}

/** The files that a field holds. */
export function attachmentsIn(json: string): Attachment[] {
  try {
    return z.array(Attachment).max(maxAttachments).safeParse(JSON.parse(json)).data ?? [];
  } catch {
    return [];
  }
}

function videoIn({ videoFile, videoUrl, captionsEn, captionsZh }: ActivityValues): ActivityFields['video'] {
  if (videoFile !== '')
    return { type: 'file', fileId: videoFile, captions: { en: captionsEn, zh: captionsZh } };
  return videoUrl.trim() === '' ? null : { type: 'link', url: videoUrl.trim() };
}

/** Nothing is sent to families where nothing is written. */
function emailIn(values: ActivityValues): ActivityFields['email'] {
  const email = {
    en: { subject: values.emailSubjectEn.trim(), text: values.emailTextEn.trim() },
    zh: { subject: values.emailSubjectZh.trim(), text: values.emailTextZh.trim() },
  };
  const isEmpty = Object.values(email).every(({ subject, text }) => subject === '' && text === '');
  return isEmpty ? null : email;
}

/** What is sent. */
export const activityFieldsOf = (values: ActivityValues): ActivityFields => ({
  title: values.title.trim(),
  activityKind: values.activityKind,
  minutes: ageIn(values.minutes),
  description: values.description.trim(),
  objectives: linesIn(values.objectives),
  plan: plainDocumentIn(values.plan) as ActivityFields['plan'],
  video: videoIn(values),
  attachments: attachmentsIn(values.attachments),
  material: values.material.trim(),
  ageFrom: ageIn(values.ageFrom),
  ageTo: ageIn(values.ageTo),
  tags: linesIn(values.tags),
  addToCalendar: values.addToCalendar === 'yes',
  icon: iconIn(values.icon),
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

/** The field of the form that an error of the input is shown at. */
function fieldAt(path: PropertyKey[]): string | undefined {
  const [name = ''] = path.map(String);
  if (name === 'email') return emailFieldsByPath[path.join('.')];
  if (name === 'video') return 'videoUrl';
  return ['plan', 'ageTo', 'minutes', 'tags'].includes(name) ? name : undefined;
}
