import { expect, test } from 'vitest';
import { manifest, open, pdf, tar, zip } from './course-packages.ts';

test('parts that are hidden from learners in Moodle are not imported; the import lists their names', async () => {
  const listed = (id: number, section: number, module: string, title: string) =>
    `<activity><moduleid>${id}</moduleid><sectionid>${section}</sectionid><modulename>${module}</modulename><title>${title}</title><directory>activities/${module}_${id}</directory></activity>`;
  const section = (id: number, below = '$@NULL@$') =>
    `<section><sectionid>${id}</sectionid><title>${id}</title><directory>sections/section_${id}</directory><parentcmid>${below}</parentcmid></section>`;
  const page = (text: string) =>
    `<activity><page><name>${text}</name><intro></intro><content>&lt;p&gt;${text}&lt;/p&gt;</content></page></activity>`;
  const state = (visible: 0 | 1) => `<module><visible>${visible}</visible></module>`;
  const { content, left } = await open(
    tar({
      'moodle_backup.xml': `<moodle_backup><information><original_course_fullname>Seeing</original_course_fullname><contents>
        <activities>${listed(2, 1, 'page', 'Seen')}${listed(3, 1, 'page', 'Answers')}${listed(4, 1, 'quiz', 'Hidden quiz')}
        ${listed(5, 1, 'book', 'Book')}${listed(6, 2, 'page', 'Key')}${listed(7, 1, 'subsection', 'Part')}${listed(8, 3, 'page', 'Inner')}</activities>
        <sections>${section(1)}${section(2)}${section(3, '7')}</sections></contents></information></moodle_backup>`,
      'sections/section_1/section.xml':
        '<section><name>Week 1</name><visible>1</visible><sequence>2,3,4,5,7</sequence></section>',
      'sections/section_2/section.xml':
        '<section><name>For teachers</name><summary>Secret</summary><visible>0</visible></section>',
      'sections/section_3/section.xml': '<section><name>Part</name><visible>1</visible></section>',
      'activities/page_2/page.xml': page('Seen'),
      'activities/page_2/module.xml': state(1),
      'activities/page_3/page.xml': page('Answers'),
      'activities/page_3/module.xml': state(0),
      'activities/quiz_4/module.xml': state(0),
      'activities/book_5/book.xml':
        '<activity><book><name>Book</name><chapters><chapter><title>One</title><content>1</content><hidden>0</hidden></chapter><chapter><title>Two</title><content>2</content><hidden>1</hidden></chapter></chapters></book></activity>',
      'activities/page_6/page.xml': page('Key'),
      'activities/page_6/module.xml': state(1),
      'activities/page_8/page.xml': page('Inner'),
    }),
    'backup.mbz',
  );
  expect(content.parts).toMatchObject([
    { type: 'folder', title: 'Week 1' },
    { parent: 1, activity: { title: 'Seen' } },
    { parent: 1, type: 'folder', title: 'Book' },
    { parent: 3, activity: { title: 'One' } },
    { parent: 1, type: 'folder', title: 'Part' },
    { parent: 5, activity: { title: 'Inner' } },
  ]);
  expect(left).toEqual(
    ['Answers', 'Hidden quiz', 'Two', 'For teachers', 'Key'].map(name => ({ kind: 'hidden', name })),
  );
});

test('Moodle sections whose parent is unknown are imported once, at the top level', async () => {
  const listed = (module: string, section: string, title: string) =>
    `<activity>${module}<sectionid>${section}</sectionid><modulename>page</modulename><title>${title}</title><directory>activities/${title}</directory></activity>`;
  const section = (id: string, below: string) =>
    `<section><sectionid>${id}</sectionid><title>${id}</title><directory>sections/${id}</directory>${below}</section>`;
  const { content, left } = await open(
    tar({
      'moodle_backup.xml': `<moodle_backup><information><original_course_fullname>Seeing</original_course_fullname><contents>
        <activities>${listed('', 'one', 'First')}${listed('', 'lost', 'Second')}${listed('<moduleid>7</moduleid>', 'round', 'Third')}</activities>
        <sections>${section('one', '')}${section('lost', '<parentcmid>99</parentcmid>')}${section('round', '<parentcmid>7</parentcmid>')}</sections></contents></information></moodle_backup>`,
      ...Object.fromEntries(
        ['First', 'Second', 'Third'].map(title => [
          `activities/${title}/page.xml`,
          `<activity><page><name>${title}</name><content>&lt;p&gt;${title}&lt;/p&gt;</content></page></activity>`,
        ]),
      ),
      'sections/round/section.xml': '<section><summary>Around itself</summary></section>',
    }),
    'backup.mbz',
  );
  expect(content.parts).toMatchObject([
    { type: 'folder', title: 'one' },
    { parent: 1, activity: { title: 'First' } },
    { type: 'folder', title: 'lost' },
    { parent: 3, activity: { title: 'Second' } },
    { type: 'folder', title: 'round' },
    { parent: 5, activity: { title: 'round' } },
    { parent: 5, activity: { title: 'Third' } },
  ]);
  expect(left).toEqual([]);
});

test('parts that are unpublished in Canvas or hidden in a cartridge are not imported; the import lists their names', async () => {
  const page = (identifier: string) =>
    `<resource identifier="${identifier}" type="webcontent" href="wiki_content/${identifier}.html"/>`;
  const { content, left } = await open(
    zip({
      'imsmanifest.xml': manifest(
        '1',
        `<item identifier="m1"><title>Week 1</title><item identifier="i1" identifierref="a"><title>Seen</title></item>
         <item identifier="i2" identifierref="b"><title>Draft</title></item>
         <item identifier="i3" identifierref="c" isvisible="false"><title>Unseen</title></item></item>
         <item identifier="m2"><title>Week 2</title><item identifier="i4" identifierref="d"><title>Later</title></item></item>`,
        `${['a', 'b', 'c', 'd', 'e'].map(page).join('')}<resource identifier="f" type="webcontent" href="web_resources/key.pdf"/>`,
      ),
      'course_settings/module_meta.xml': `<modules xmlns="http://canvas.instructure.com/xsd/cccv1p0">
        <module identifier="m1"><workflow_state>active</workflow_state><items><item identifier="i1"><workflow_state>active</workflow_state></item><item identifier="i2"><workflow_state>unpublished</workflow_state></item></items></module>
        <module identifier="m2"><workflow_state>unpublished</workflow_state></module></modules>`,
      'course_settings/files_meta.xml':
        '<fileMeta><files><file identifier="f"><locked>true</locked></file></files></fileMeta>',
      ...Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`wiki_content/${name}.html`, '<p>Text</p>'])),
      'wiki_content/e.html':
        '<html><head><meta name="workflow_state" content="unpublished"/></head><body>Old</body></html>',
      'web_resources/key.pdf': pdf,
    }),
  );
  expect(content.parts).toMatchObject([
    { type: 'folder', title: 'Week 1' },
    { parent: 1, activity: { title: 'Seen' } },
  ]);
  expect(content.parts).toHaveLength(2);
  expect(left).toEqual(
    ['Draft', 'Unseen', 'Later', 'e.html', 'key.pdf'].map(name => ({ kind: 'hidden', name })),
  );
});

test('Moodle activities whose section is not listed are imported at the end; hidden activities are reported', async () => {
  const listed = (section: string, title: string) =>
    `<activity><moduleid>${title}</moduleid><sectionid>${section}</sectionid><modulename>page</modulename><title>${title}</title><directory>activities/${title}</directory></activity>`;
  const page = (text: string) =>
    `<activity><page><name>${text}</name><content>&lt;p&gt;${text}&lt;/p&gt;</content></page></activity>`;
  const { content, left } = await open(
    tar({
      'moodle_backup.xml': `<moodle_backup><information><original_course_fullname>Seeing</original_course_fullname><contents>
        <activities>${listed('404', 'Orphan')}${listed('1', 'Seen')}${listed('404', 'Answers')}</activities>
        <sections><section><sectionid>1</sectionid><title>Week 1</title><directory>sections/1</directory></section></sections></contents></information></moodle_backup>`,
      'sections/1/section.xml': '<section><name>Week 1</name></section>',
      'activities/Orphan/page.xml': page('Orphan'),
      'activities/Seen/page.xml': page('Seen'),
      'activities/Answers/page.xml': page('Answers'),
      'activities/Answers/module.xml': '<module><visible>0</visible></module>',
    }),
    'backup.mbz',
  );
  expect(content.parts).toMatchObject([
    { type: 'folder', title: 'Week 1' },
    { parent: 1, activity: { title: 'Seen' } },
    { parent: null, activity: { title: 'Orphan' } },
  ]);
  expect(left).toEqual([{ kind: 'hidden', name: 'Answers' }]);
});
