import { writtenDocument } from '../../../../shared/core/rich-document/written-document.ts';
import type { CourseContent } from '../../../../shared/features/courses/course-content/schema.ts';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';
import type { DemoCaller, DemoFeature } from '../demo-client.ts';
import { encodePng } from '../encode-png.ts';
import { uploadPicture } from '../upload-picture.ts';
import { demoCourses } from './course-texts.ts';

/** Three published courses of the demo clinic, each in both languages. */
export const demo: DemoFeature = {
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    for (const course of demoCourses) await makeCourse(helen, course);
  },
};

async function makeCourse(author: DemoCaller, course: (typeof demoCourses)[number]): Promise<void> {
  const { title, shortDescription, goals, ageFrom, ageTo, coverAlt: alt, color, folders } = course;
  const fileId = await uploadPicture(author, 'files', 'course-cover', drawCover(color));
  const { data } = await author.post<{ data: Course }>('courses', {
    ...{ title, shortDescription, goals, ageFrom, ageTo, languages: ['en', 'zh'], cover: { fileId, alt } },
  });
  const path = `courses/${data.id}`;
  for (const [folder, activities] of folders) {
    const { treeVersion } = (await author.get<{ data: CourseContent }>(`${path}/content`)).data;
    const added = await author.post<{ data: CourseContent }>(`${path}/folders`, {
      ...{ treeVersion, parentId: null, title: folder },
    });
    const parentId = added.data.parts.find(part => part.title === folder)?.id;
    for (const [name, english, chinese, minutes] of activities)
      await author.post(`${path}/activities`, {
        ...{ parentId, title: name, activityKind: 'ready', minutes, description: `${english}\n${chinese}` },
        objectives: [goals[0]],
        plan: writtenDocument(`${english}\n${chinese}`),
      });
  }
  const { version, treeVersion } = (await author.get<{ data: Course }>(path)).data;
  await author.post(`${path}/publications`, { version, treeVersion, note: 'First version 第一版' });
}

type Colour = readonly [red: number, green: number, blue: number];

/** Width of a cover in pixels. Pages crop covers that are wider. */
const width = 624;
const height = 296;
const lighter = ([red, green, blue]: Colour, share: number): Colour => [
  red + (255 - red) * share,
  green + (255 - green) * share,
  blue + (255 - blue) * share,
];

/** Draws a course cover as a PNG: three leaves in a row on a light background. */
function drawCover(colour: Colour): Uint8Array {
  const ground = lighter(colour, 0.86);
  const leaf = lighter(colour, 0.2);
  const column = width / 3;
  const draw = (x: number, y: number) => {
    const along = ((x % column) - column / 2) / 84;
    const across = Math.abs(y - height / 2) / 52;
    return across <= 1 - along * along ? leaf : ground;
  };
  return encodePng(width, draw, height);
}
