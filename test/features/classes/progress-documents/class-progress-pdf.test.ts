import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import { evaluations } from '../../../../shared/features/classes/evaluations/endpoints.ts';
import { progressDocuments } from '../../../../shared/features/classes/progress-documents/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { bytesAt } from '../../../support/files/bytes-at.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeCustomActivity } from '../../courses/custom-activities/samples.ts';
import { makeClass } from '../classes/samples.ts';
import { change, score } from '../evaluations/samples.ts';
import { makeSession } from '../sessions/samples.ts';

interface Wanted {
  classId: string;
  from: string;
  to: string;
  language?: 'en' | 'zh';
}

async function open(who: Principal, { language = 'en', ...wanted }: Wanted) {
  const script = language === 'zh' ? ('simplified' as const) : null;
  const { data } = await who.call(progressDocuments.openClassProgressPdf, { ...wanted, language, script });
  const bytes = await bytesAt(data.url);
  if (process.env.KEEP_PDFS) writeFileSync(`${process.env.KEEP_PDFS}/class-${language}.pdf`, bytes);
  return (await (await readPdf(bytes)).texts()).join('\n').replace(/\s+/g, ' ');
}

/**
 * A class of three children, one of them hidden from the teacher, with two evaluated sessions on one day and
 * an unfinished one.
 */
async function makeTaughtClass(names = ['Ann Archer', 'Ben Booth', 'Cora Hidden']) {
  const { admin, join } = await openClinic();
  const teacher = await join({ visibility: 'selected' });
  const ann = await makeCase(teacher, { fullName: names[0] });
  const ben = await makeCase(teacher, { fullName: names[1] });
  const cora = await makeCase(admin, { fullName: names[2] });
  const { id: classId } = await makeClass(admin, 'Reading club');
  const { data } = await admin.call(classes.addClassChildren, {
    ...{ classId, caseIds: [ann.id, ben.id, cora.id] },
  });
  const day = String(data.children[0]?.joinedOn);
  const activityIds = [(await makeCustomActivity(admin)).id];
  const on = async (start: string, end: string) => {
    const session = await makeSession(admin, { date: day, start, end, classIds: [classId], activityIds });
    const child = ({ id }: { id: string }) => session.children.findIndex(one => one.id === id);
    return { session, child };
  };
  const finish = (sessionId: string) =>
    admin.call(evaluations.finishEvaluations, { sessionId, withGaps: true });
  const [first, second, third] = [
    await on('00:00', '00:01'),
    await on('00:01', '00:02'),
    await on('00:02', '00:03'),
  ];
  await change(admin, first.session, [
    score(first.session, 4, { child: first.child(ann) }),
    score(first.session, 3, { child: first.child(ann), field: 'fluency' }),
    { caseId: ben.id, field: 'isAbsent', from: false, to: true },
    score(first.session, 1, { child: first.child(cora) }),
  ]);
  await change(admin, second.session, [
    score(second.session, 5, { child: second.child(ann) }),
    score(second.session, 2, { child: second.child(ben) }),
  ]);
  await change(admin, third.session, [score(third.session, 1, { child: third.child(ann) })]);
  await finish(first.session.id);
  await finish(second.session.id);
  return { admin, teacher, classId, day, from: day, to: day };
}

test('a class report prints attendance and mean ratings of the children whom the user can see, and counts the other children', async () => {
  const { admin, teacher, day, ...wanted } = await makeTaughtClass();
  const text = await open(teacher, wanted);
  expect(text).toContain('Reading club');
  expect(text).toContain('Sessions counted: 2');
  expect(text).toMatch(/not finished on [^:]+: 1\./);
  expect(text).toMatch(/Ann Archer 2 0 4\.5 \(2 ratings\) 3\.0 \(1 rating\)/);
  expect(text).toMatch(/Ben Booth 1 1 2\.0 \(1 rating\) –/);
  expect(text).toMatch(/not listed here: 1\./);
  expect(text).not.toMatch(/Cora|1\.0 \(/);
  const all = await open(admin, wanted);
  expect(all).toMatch(/Cora Hidden 2 0 1\.0 \(1 rating\) –/);
  expect(all).not.toMatch(/not listed here/);
  const chinese = await open(teacher, { ...wanted, language: 'zh' });
  expect(chinese).toContain('计入的课堂：2');
  expect(chinese).toMatch(/未计入的课堂：1节/);
  expect(chinese).toMatch(/Ann Archer 2 0 4\.5（2次评分） 3\.0（1次评分）/);
  expect(chinese).toMatch(/未列出的本班孩子：1名/);
});

test('a class report lists children in the order of the class page, in Chinese by pinyin', async () => {
  const { admin, classId, from, to } = await makeTaughtClass(['麦兆辉', '何俊熙', '陈小明']);
  const text = await open(admin, { classId, from, to, language: 'zh' });
  expect(text.match(/麦兆辉|何俊熙|陈小明/g)).toEqual(['陈小明', '何俊熙', '麦兆辉']);
});

testInTurn(
  'a class report ignores sessions outside its period; a period that is too long or ends before its start is rejected',
  async () => {
    const { admin, classId, day } = await makeTaughtClass();
    const before = { classId, from: daysAfter(day, -30), to: daysAfter(day, -1) };
    const text = await open(admin, before);
    expect(text).toContain('Sessions counted: 0');
    expect(text).not.toMatch(/Ann Archer|not finished on/);
    const refuse = (from: string, to: string) =>
      admin.expectError(progressDocuments.openClassProgressPdf, { classId, from, to, language: 'en' });
    expect(await refuse(day, daysAfter(day, -1))).toMatchObject({ status: 400 });
    expect(await refuse(daysAfter(day, -366), day)).toMatchObject({ status: 400 });
  },
);

test('a request for the report of a class that is hidden from the user returns 404', async () => {
  const { admin, teacher, day } = await makeTaughtClass();
  const { admin: stranger } = await openClinic();
  const { id: classId } = await makeClass(admin);
  await admin.call(classes.addClassChildren, { classId, caseIds: [(await makeCase(admin)).id] });
  for (const who of [stranger, teacher])
    expect(
      await who.expectError(progressDocuments.openClassProgressPdf, {
        ...{ classId, from: day, to: day, language: 'en' },
      }),
    ).toMatchObject({ status: 404, code: 'record.missing' });
});
