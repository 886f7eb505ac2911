import type { Page } from '@playwright/test';
import { activities } from '../../../shared/features/courses/activities/endpoints.ts';
import { activityCopies } from '../../../shared/features/courses/activity-copies/endpoints.ts';
import { courseContent } from '../../../shared/features/courses/course-content/endpoints.ts';
import { courses } from '../../../shared/features/courses/courses/endpoints.ts';
import { customActivities } from '../../../shared/features/courses/custom-activities/endpoints.ts';
import { publications } from '../../../shared/features/courses/publications/endpoints.ts';
import { publishedActivityId } from '../../../shared/features/courses/published-courses/schema.ts';
import { makeCompleteCourse } from '../../features/courses/publications/samples.ts';
import type { Principal } from '../../support/clinic.ts';
import { isEach, isFull } from '../../support/is-full.ts';
import { actAs } from '../support/act-as.ts';
import { callerOf } from '../support/caller-of.ts';
import { expect, type Lang, pageUrl, test } from '../support/pages.ts';
import { type Member, type Outcome, outcomesByPath } from './routes-of-courses.ts';

const emails: Record<Member, string> = {
  author: 'helen@brightwater.example',
  reader: 'mei@brightwater.example',
  colleague: 'leung@brightwater.example',
  stranger: 'tom@stmarys.example',
};
const members = Object.keys(emails) as Member[];
const titles = {
  en: {
    refused: 'No access',
    missing: 'Page not found',
    notOwn: 'You can only see your activities',
  },
  zh: {
    refused: '无访问权限',
    missing: '页面不存在',
    notOwn: '您只能查看自己的活动',
  },
} as const;

type Examples = Record<string, string>;
let examples: Promise<Examples> | undefined;

/** Ids of activities in the demo data, and of a published and a draft course that only this test uses. */
async function readExamples(): Promise<Examples> {
  const helen = await callerOf(emails.author, 'brightwater');
  const mei = await callerOf(emails.reader, 'brightwater');
  const { courseId, parts } = await publishExample(helen as Principal);
  const idOf = (type: string) => parts.find(part => part.type === type)?.id ?? '';
  const draft = (await helen.call(courses.createCourse, { title: 'Seen by its author', languages: ['en'] }))
    .data;
  const made = await helen.call(activities.createActivity, {
    ...{ courseId: draft.id, parentId: null },
    ...{ title: 'Seen by its author', activityKind: 'ready' },
  });
  const [copy] = (await helen.call(activityCopies.searchActivityCopies, { text: 'Two dots' })).data.data;
  const [copyOfReader] = (await mei.call(activityCopies.searchActivityCopies, { text: 'Market' })).data.data;
  const [custom] = (await helen.call(customActivities.searchCustomActivities, { text: 'Line tracking' })).data
    .data;
  const [customOfReader] = (await mei.call(customActivities.searchCustomActivities, { text: '追视' })).data
    .data;
  return {
    ...{ course: courseId, draft: draft.id, folder: idOf('folder'), activity: idOf('activity') },
    ...{ published: publishedActivityId(idOf('activity'), 1), draftActivity: made.data.id },
    ...{ copy: copy?.id ?? '', copyOfReader: copyOfReader?.id ?? '' },
    ...{ custom: custom?.id ?? '', customOfReader: customOfReader?.id ?? '' },
    unknown: `act_${'0'.repeat(idOf('activity').length - 'act_'.length)}`,
  };
}

/** Publishes a course with an activity and a folder. */
async function publishExample(author: Principal) {
  const { id: courseId, version, treeVersion } = await makeCompleteCourse(author);
  const folder = { courseId, treeVersion, parentId: null, title: 'Warming up' };
  const { data: content } = await author.call(courseContent.addFolder, folder);
  const published = { courseId, version, treeVersion: content.treeVersion };
  await author.call(publications.publishCourse, published);
  const read = async () => (await author.call(courses.getCourse, { courseId })).data.state;
  await expect.poll(read, { timeout: 30_000 }).toBe('published');
  return { courseId, parts: content.parts };
}

const fill = (path: string, ids: Examples) => path.replaceAll(/\{(\w+)\}/g, (_, name) => ids[name] ?? name);

async function expectOutcome(page: Page, address: string, outcome: Outcome, lang: Lang): Promise<void> {
  const say = titles[lang];
  const title = page.getByRole('heading', { level: 1 });
  if (outcome === 'refused') return expect(title).toHaveText(say.refused);
  if (outcome === 'missing') return expect(title).toHaveText(say.missing);
  if (outcome === 'not-own') return expect(page.getByText(say.notOwn)).toBeVisible();
  await expect(page).toHaveURL(outcome === 'shown' ? pageUrl(address, lang) : pageUrl(outcome, lang));
  await expect(title).toBeVisible();
  await expect(title).not.toHaveText(new RegExp(`^(${say.refused}|${say.missing})$`));
}

const rows = Object.entries(outcomesByPath).flatMap(([path, outcomes]) =>
  (['en', 'zh'] as const).map(lang => ({ path, outcomes, lang })),
);

/** The tests of all paths take five minutes, so they run only with `--full` or `--each`. */
for (const { path, outcomes, lang } of isFull || isEach ? rows : [])
  test(`${path} is shown only to the roles that the specification names (${lang})`, async ({ page }) => {
    examples ??= readExamples();
    const ids = await examples;
    const address = fill(path, ids);
    for (const [index, outcome] of outcomes.entries()) {
      await page.goto('about:blank');
      await actAs(page, emails[members[index] as Member]);
      await page.goto(pageUrl(address, lang));
      await test.step(`for ${members[index]} the page is: ${outcome}`, () =>
        expectOutcome(page, address, fill(outcome, ids) as Outcome, lang));
    }
    await page.goto('about:blank');
    await actAs(page, 'sam@lumitree.example');
    await page.goto(pageUrl(address, lang));
    await expectOutcome(page, address, path === '/curriculum' ? 'shown' : 'missing', lang);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(pageUrl(address, lang));
    await expect(page).toHaveURL(
      `${pageUrl('/login', lang)}?next=${encodeURIComponent(new URL(pageUrl(address, lang)).pathname)}`,
    );
  });
