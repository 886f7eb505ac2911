import { AppError } from '../../../../shared/core/errors.ts';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, partsWithin, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import {
  type lessonPlans,
  maxPrintedPlans,
} from '../../../../shared/features/courses/lesson-plans/endpoints.ts';
import type { PdfContext, PdfHandler } from '../../../composition/pdf-context.ts';
import { headedPdf } from '../../../platform/pdf/headed-pdf.ts';
import { ActivitiesStore } from '../activities/activities-store.ts';
import { CourseContentStore } from '../course-content/course-content-store.ts';
import { lessonPlanDocument, type PlanPart } from './lesson-plan-document.ts';

/**
 * Version of the layout. Increase it when the rendering changes; stored documents of earlier versions are
 * then not served.
 */
const layoutVersion = 1;

/** Prints the current lesson plans of a course, or of a part of it, in the order of the course's tree. */
export const printLessonPlans: PdfHandler<typeof lessonPlans.printLessonPlans> = async (
  { partId, language, script: requestedScript },
  context,
) => {
  const { openStore, organization, pdfs, records } = context;
  const { course } = records;
  const all = flatten(treeOf(await openStore(CourseContentStore).list(course))).map(({ part }) => part);
  const within = partId ? new Set(partsWithin(all, partId)) : null;
  const printedParts = within ? all.filter(part => within.has(part)) : all;
  if (partId && printedParts.length === 0) throw new AppError('record.missing');
  const parts = await plansOf(course, printedParts, context);
  const plan = {
    ...{ language, parts, course: course.title, author: course.author.fullName },
    script: requestedScript ?? organization.script,
    title: partId ? (printedParts[0]?.title ?? course.title) : course.title,
  };
  const pdf = headedPdf(context, {
    folder: `${course.id}-plans`,
    name: `plan-${language}`,
    isTemporary: true,
    facts: [layoutVersion, plan],
    draw: sender => lessonPlanDocument({ ...plan, sender }),
  });
  return pdfs.open(pdf);
};

/** @throws course.too-many-plans */
async function plansOf(
  course: { id: string },
  parts: readonly CoursePart[],
  { openStore }: Pick<PdfContext, 'openStore'>,
): Promise<PlanPart[]> {
  const ids = parts.filter(({ type }) => type === 'activity').map(({ id }) => id);
  if (ids.length > maxPrintedPlans) throw new AppError('course.too-many-plans');
  const found = await openStore(ActivitiesStore).list(course, ids);
  const activities = new Map(found.map(activity => [activity.id, activity]));
  return parts.flatMap((part): PlanPart[] => {
    const { type, id, title } = part;
    if (type === 'folder') return [{ type, title }];
    const activity = activities.get(id);
    return activity ? [{ type, ...activity }] : [];
  });
}
