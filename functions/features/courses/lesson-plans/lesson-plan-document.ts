import type { Locale, Script } from '../../../../shared/core/fields.ts';

import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { planTextsOf } from '../../../../shared/features/courses/lesson-plans/plan-texts.ts';
import { type Block, type Document, writtenIn } from '../../../platform/pdf/document.ts';
import { mutedColor, type Sender, senderBlocks } from '../../../platform/pdf/report-frame.ts';
import { richDocumentBlocks } from '../../../platform/pdf/rich-document-blocks.ts';

export type PlanPart =
  | { type: 'folder'; title: string }
  | ({ type: 'activity' } & Omit<ActivityFields, 'icon' | 'email' | 'tags' | 'addToCalendar'>);

interface LessonPlan {
  language: Locale;
  script: Script;
  sender: Sender;
  title: string;
  course: string;
  author: string;
  parts: readonly PlanPart[];
}

const bodySize = 10.5;
const space = (height: number): Block => ({ kind: 'space', height });

export function lessonPlanDocument({ sender, title, course, author, parts, ...copy }: LessonPlan): Document {
  const { language, script } = writtenIn(copy.language, copy.script);
  const texts = planTextsOf(language);
  const isAlone = parts.length === 1;
  return {
    title: isAlone ? title : `${title} · ${texts.plan}`,
    language,
    script,
    author,
    blocks: [
      ...senderBlocks(sender, [course]),
      ...(isAlone ? [] : [heading(1, title, 17), space(4)]),
      ...parts.flatMap((part, index): Block[] =>
        part.type === 'folder'
          ? [
              ...(index === 0 ? [] : [{ kind: 'page-break' } as const]),
              heading(isAlone ? 1 : 2, part.title, 14),
            ]
          : [
              ...(index === 0 || parts[index - 1]?.type === 'folder'
                ? []
                : [{ kind: 'page-break' } as const]),
              ...activityBlocks(part, isAlone, texts),
            ],
      ),
    ],
    header: { start: title, end: course },
    footer: (page, pages) => ({ start: sender.pdfFooter ?? sender.name, end: texts.page(page, pages) }),
  };
}

const heading = (level: 1 | 2 | 3, text: string, size: number): Block => ({
  kind: 'heading',
  level,
  text,
  size,
});
const paragraph = (text: string): Block => ({ kind: 'paragraph', text, size: bodySize });

function activityBlocks(
  activity: Extract<PlanPart, { type: 'activity' }>,
  isAlone: boolean,
  texts: ReturnType<typeof planTextsOf>,
): Block[] {
  const { title, activityKind, minutes, ageFrom, ageTo, material, description, objectives, plan } = activity;
  const { video, attachments } = activity;
  const level = isAlone ? 2 : 3;
  const facts = [
    texts.kind[activityKind],
    ...(minutes === null ? [] : [texts.minutes(minutes)]),
    ...(ageFrom === null && ageTo === null ? [] : [texts.ages(ageFrom, ageTo)]),
  ].join(' · ');
  const section = (name: string, blocks: Block[]): Block[] =>
    blocks.length === 0 ? [] : [space(8), heading(level, name, 12), space(2), ...blocks];
  const list = (items: readonly string[]): Block[] =>
    items.length === 0
      ? []
      : [
          {
            kind: 'list',
            numbering: 'Disc',
            size: bodySize,
            items: items.map(text => ({ label: '•', blocks: [paragraph(text)] })),
          },
        ];
  return [
    heading(isAlone ? 1 : 2, title, isAlone ? 17 : 14),
    { kind: 'paragraph', text: facts, color: mutedColor },
    ...(description === '' ? [] : [space(6), ...description.split('\n').map(paragraph)]),
    ...section(texts.material, material === '' ? [] : material.split('\n').map(paragraph)),
    ...section(texts.objectives, list(objectives)),
    ...section(texts.plan, plan ? richDocumentBlocks(plan) : [paragraph(texts.noPlan)]),
    ...section(texts.video, videoBlocks(video, texts.videoFile)),
    ...section(texts.attachments, list(attachments.map(({ name }) => name))),
  ];
}

function videoBlocks(video: ActivityFields['video'], file: string): Block[] {
  if (!video) return [];
  if (video.type === 'file') return [paragraph(file)];
  return [{ kind: 'paragraph', text: [{ text: video.url, href: video.url }], size: bodySize }];
}
