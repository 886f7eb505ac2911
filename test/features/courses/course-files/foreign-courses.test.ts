import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasSoundTree, purposesOf } from '../../../../shared/features/courses/course-files/content.ts';
import { CourseFileContent } from '../../../../shared/features/courses/course-files/schema.ts';
import { openPackage } from '../../../../web/features/courses/import/foreign/open-package.ts';
import { openCourse } from '../../../../web/features/courses/import/open-course.ts';
import { workbook } from '../../../support/workbook.ts';

const zip = (files: Record<string, string | Buffer>) => workbook('', files);
const open = (bytes: Uint8Array<ArrayBuffer>, name = 'course.imscc') => openCourse(new File([bytes], name));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.4\n');

function tar(files: Record<string, string | Buffer>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write(bytes.length.toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    head.write('ustar', 257);
    parts.push(head, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512));
  }
  return new Uint8Array(gzipSync(Buffer.concat([...parts, Buffer.alloc(1_024)])));
}

const manifest = (
  version: string,
  items: string,
  resources: string,
) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="m" xmlns="http://www.imsglobal.org/xsd/imsccv1p${version}/imscp_v1p1" xmlns:lomimscc="http://ltsc.ieee.org/xsd/imsccv1p${version}/LOM/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.${version}.0</schemaversion><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>Seeing &amp; reading</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata>
<organizations><organization structure="rooted-hierarchy"><item identifier="root">${items}</item></organization></organizations>
<resources>${resources}</resources></manifest>`;

const cartridge = (version: string) =>
  zip({
    'imsmanifest.xml': manifest(
      version,
      `<item identifier="f1"><title>Week 1</title>
        <item identifier="a" identifierref="r1"><title>Welcome</title></item>
        <item identifier="b" identifierref="r2"><title>A link</title></item>
        <item identifier="c" identifierref="r3"><title>Handout</title></item>
        <item identifier="d" identifierref="r4"><title>Quiz 1</title></item>
        <item identifier="e" identifierref="r5"><title>Talk</title></item>
        <item identifier="g" identifierref="gone"><title>Gone</title></item></item>`,
      `<resource identifier="r1" type="webcontent" href="web_resources/welcome.html"><file href="web_resources/welcome.html"/></resource>
       <resource identifier="r2" type="imswl_xmlv1p${version}"><file href="link.xml"/></resource>
       <resource identifier="r3" type="webcontent" href="web_resources/handout.pdf"/>
       <resource identifier="r4" type="imsqti_xmlv1p2/imscc_xmlv1p${version}/assessment"><file href="quiz.xml"/></resource>
       <resource identifier="r5" type="imsdt_xmlv1p${version}"><file href="talk.xml"/></resource>
       <resource identifier="r6" type="webcontent" href="web_resources/eye.png"/>
       <resource identifier="r7" type="webcontent" href="web_resources/sheet.docx"/>`,
    ),
    'web_resources/welcome.html':
      '<html><head><title>W</title><script>alert(1)</script></head><body><h2>Hello</h2><p>Read <b>this</b>: <a href="https://example.org/a">a page</a></p><ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><img src="$IMS-CC-FILEBASE$/eye.png"></body></html>',
    'link.xml': `<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p${version}/imswl_v1p${version}"><title>x</title><url href="https://example.org/course?a=1&amp;b=2"/></webLink>`,
    'web_resources/handout.pdf': pdf,
    'web_resources/eye.png': png,
    'web_resources/sheet.docx': 'PK',
    'quiz.xml': '<questestinterop/>',
    'talk.xml': '<topic/>',
  });

test('a Common Cartridge of each version opens with its folders, pages, links and files', async () => {
  for (const version of ['1', '2', '3']) {
    const { content, media, left } = await open(cartridge(version));
    expect(content.course).toMatchObject({ title: 'Seeing & reading', languages: ['en'] });
    expect(
      content.parts.map(part => [part.parent, part.type === 'folder' ? part.title : part.activity.title]),
    ).toEqual([
      [null, 'Week 1'],
      [1, 'Welcome'],
      [1, 'A link'],
      [1, 'Handout'],
    ]);
    expect(content.parts[1]).toMatchObject({
      activity: {
        plan: {
          content: [
            { type: 'heading', attrs: { level: 2 } },
            {
              type: 'paragraph',
              content: [{}, { text: 'this', marks: [{ type: 'bold' }] }, {}, { text: 'a page' }],
            },
            { type: 'bulletList', content: [{ content: [{}, { type: 'bulletList' }] }, {}] },
          ],
        },
        attachments: [{ name: 'eye.png' }],
      },
    });
    expect(JSON.stringify(content.parts[2])).toContain('https://example.org/course?a=1&b=2');
    expect(content.parts[3]).toMatchObject({ activity: { attachments: [{ name: 'handout.pdf' }] } });
    expect(JSON.stringify(content)).not.toContain('alert');
    expect(left).toEqual([
      { kind: 'test', name: 'Quiz 1' },
      { kind: 'discussion', name: 'Talk' },
      { kind: 'other', name: 'Gone' },
      { kind: 'file', name: 'sheet.docx' },
    ]);
    expect(CourseFileContent.safeParse(content).success).toBe(true);
    expect(hasSoundTree(content)).toBe(true);
    expect(purposesOf(content, new Map([...media].map(([id, { type }]) => [id, type])))?.size).toBe(2);
  }
});

const hash = 'ab'.repeat(20);
const moodle = {
  'moodle_backup.xml': `<moodle_backup><information><original_course_fullname>看得清</original_course_fullname><contents>
    <activities>
      <activity><moduleid>2</moduleid><sectionid>1</sectionid><modulename>page</modulename><title>Page</title><directory>activities/page_2</directory></activity>
      <activity><moduleid>3</moduleid><sectionid>1</sectionid><modulename>url</modulename><title>Link</title><directory>activities/url_3</directory></activity>
      <activity><moduleid>4</moduleid><sectionid>1</sectionid><modulename>quiz</modulename><title>Quiz</title><directory>activities/quiz_4</directory></activity>
      <activity><moduleid>5</moduleid><sectionid>1</sectionid><modulename>resource</modulename><title>File</title><directory>activities/resource_5</directory></activity>
    </activities>
    <sections><section><sectionid>1</sectionid><title>1</title><directory>sections/section_1</directory></section></sections>
    </contents></information></moodle_backup>`,
  'sections/section_1/section.xml':
    '<section id="1"><name>第一周</name><summary>$@NULL@$</summary><sequence>3,2,4,5</sequence></section>',
  'activities/page_2/page.xml':
    '<activity><page><name>页面</name><intro></intro><content>&lt;p&gt;Text &lt;img src="@@PLUGINFILE@@/my%20eye.png"&gt;&lt;/p&gt;</content></page></activity>',
  'activities/page_2/inforef.xml': '<inforef><fileref><file><id>7</id></file></fileref></inforef>',
  'activities/url_3/url.xml':
    '<activity><url><name>Link</name><externalurl>https://www.youtube.com/watch?v=abc</externalurl></url></activity>',
  'activities/resource_5/resource.xml':
    '<activity><resource><name>File</name><intro>$@NULL@$</intro></resource></activity>',
  'activities/resource_5/inforef.xml': '<inforef><fileref><file><id>7</id></file></fileref></inforef>',
  'files.xml': `<files><file id="7"><contenthash>${hash}</contenthash><filename>my eye.png</filename></file></files>`,
  [`files/ab/${hash}`]: png,
};

test('a Moodle backup opens as ZIP and as gzipped TAR, in the order of its sections', async () => {
  for (const bytes of [zip(moodle), tar(moodle)]) {
    const { content, left } = await open(bytes, 'backup.mbz');
    expect(content.course).toMatchObject({ title: '看得清', languages: ['zh'] });
    expect(content.parts).toMatchObject([
      { type: 'folder', title: '第一周' },
      { parent: 1, activity: { title: 'Link', video: { type: 'link' } } },
      { parent: 1, activity: { title: '页面', attachments: [{ name: 'my eye.png' }] } },
      { parent: 1, activity: { title: 'File', attachments: [{ name: 'my eye.png' }] } },
    ]);
    expect(left).toEqual([{ kind: 'test', name: 'Quiz' }]);
  }
});

test('what learners did not see in Moodle is left out by name', async () => {
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

test('what was not published in Canvas, or is not visible in a cartridge, is left out by name', async () => {
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

test('folders that are too deep give their parts to the folder above', async () => {
  const nested = (depth: number): string =>
    depth === 0
      ? '<item identifierref="r"><title>P</title></item>'
      : `<item><title>F${depth}</title>${nested(depth - 1)}</item>`;
  const { content } = await open(
    zip({
      'imsmanifest.xml': manifest(
        '1',
        nested(5),
        '<resource identifier="r" type="webcontent" href="p.html"/>',
      ),
      'p.html': '<p>Text</p>',
    }),
  );
  expect(content.parts.map(({ parent }) => parent)).toEqual([null, 1, 2, 3]);
  expect(hasSoundTree(content)).toBe(true);
});

const problemOf = (bytes: Uint8Array<ArrayBuffer>) =>
  open(bytes).then(
    () => 'opened',
    (error: { problem?: string }) => error.problem ?? String(error),
  );

test('hostile packages are refused', async () => {
  const simple = manifest(
    '1',
    '<item identifierref="r"/>',
    '<resource identifier="r" type="webcontent" href="p.html"/>',
  );
  expect(await problemOf(zip({ 'imsmanifest.xml': simple, '../p.html': 'x' }))).toBe('refused');
  expect(await problemOf(tar({ ...moodle, '/etc/passwd': 'x' }))).toBe('refused');
  expect(await problemOf(tar({ ...moodle, 'a/../../b': 'x' }))).toBe('refused');
  const entities = '<!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><manifest>&b;</manifest>';
  expect(await problemOf(zip({ 'imsmanifest.xml': entities }))).toBe('refused');
  expect(await problemOf(zip({ 'imsmanifest.xml': '<a>'.repeat(10_000) }))).toBe('refused');
  expect(await problemOf(zip({ 'imsmanifest.xml': simple + ' '.repeat(30_000_000) }))).toBe('tooBig');
  const bomb = new Blob([new Uint8Array(gzipSync(Buffer.alloc(4_000_000)))]);
  await expect(openPackage(bomb, 1_000_000)).rejects.toMatchObject({ problem: 'tooBig' });
  expect(await problemOf(zip({ 'a.txt': 'x' }))).toBe('notCourse');
  const two = { 'A/imsmanifest.xml': simple, 'Second/imsmanifest.xml': simple, 'A/p.html': 'x' };
  expect(await problemOf(zip(two))).toBe('several');
  expect(await problemOf(new TextEncoder().encode('hello'))).toBe('notCourse');
  expect(await problemOf(tar(moodle).slice(0, 300))).toBe('damaged');
});

test('the slowest pages are read soon', async () => {
  const page = async (html: string) => {
    const started = performance.now();
    await problemOf(
      zip({
        'imsmanifest.xml': manifest(
          '1',
          '<item identifierref="r"><title>P</title></item>',
          '<resource identifier="r" type="webcontent" href="p.html"/>',
        ),
        'p.html': `<p>x</p>${html}`,
      }),
    );
    return performance.now() - started;
  };
  for (const html of [
    '<b>'.repeat(100_000),
    '<ul><li>'.repeat(5_000),
    '<p>x'.repeat(100_000),
    '&amp;'.repeat(500_000),
    '<'.repeat(1_000_000),
    'src="'.repeat(200_000),
  ])
    expect(await page(html), html.slice(0, 8)).toBeLessThan(3_000);
}, 60_000);

test('of a page with more text than a document may have, the files and links are kept', async () => {
  const { content, left } = await open(
    zip({
      'imsmanifest.xml': manifest(
        '1',
        '<item identifierref="r"><title>Long</title></item>',
        '<resource identifier="r" type="webcontent" href="p.html"/>',
      ),
      'p.html': `${'<p>look</p>'.repeat(50_000)}<img src="eye.png">`,
      'eye.png': png,
    }),
  );
  expect(left).toEqual([{ kind: 'page', name: 'Long' }]);
  expect(content.parts).toMatchObject([{ activity: { plan: null, attachments: [{ name: 'eye.png' }] } }]);
});

test('a package is read in a folder, with other signs in its paths and with addresses as in links', async () => {
  const items = [1, 2, 3].map(
    at => `<item identifier="i${at}" identifierref="r${at}"><title>Part ${at}</title></item>`,
  );
  const resources = `<resource identifier="r1" type="webcontent" href="My%20Notes.html"/>
    <resource identifier="r2" type="webcontent" href="eye.png"/>
    <resource identifier="r3" type="webcontent" href="start.html" adlcp:scormType="sco"/>`;
  const { content, left } = await open(
    zip({
      '__MACOSX/course/imsmanifest.xml': 'x',
      'course/imsmanifest.xml': manifest('2', items.join(''), resources).replace(
        '<resources>',
        '<resources xml:base="files/">',
      ),
      'course/files/My Notes.html': '<p>Look</p>',
      'course\\files\\eye.png': png,
      'course/files/start.html': '<script>play()</script>',
      'course/older/imsmanifest.xml': 'x',
      '.DS_Store': 'x',
      'notes/read me.pdf': pdf,
    }),
  );
  expect(JSON.stringify(content.parts[0])).toContain('Look');
  expect(content.parts).toMatchObject([
    { activity: { title: 'Part 1' } },
    { activity: { title: 'Part 2', attachments: [{ name: 'eye.png' }] } },
  ]);
  /** The helper packs a workbook around the files. */
  expect(left.filter(({ name }) => !name.startsWith('xl/'))).toEqual([
    { kind: 'test', name: 'Part 3' },
    { kind: 'other', name: 'notes/read me.pdf' },
  ]);
});
