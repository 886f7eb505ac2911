import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hasSoundTree, purposesOf } from '../../../../shared/features/courses/course-files/content.ts';
import { CourseFileContent } from '../../../../shared/features/courses/course-files/schema.ts';
import { openPackage } from '../../../../web/features/courses/import/foreign/open-package.ts';
import { manifest, open, pdf, tar, zip } from './course-packages.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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

test('a Common Cartridge of version 1.1 to 1.3 is read with its folders, pages, links and files', async () => {
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

test('a Moodle backup is read as ZIP and as gzipped TAR, with parts in the order of its sections', async () => {
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

test('when a course with a folder that is too deep is imported, the parts of this folder move to the folder above', async () => {
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

test('course packages with hostile content (such as paths that leave the package) are rejected', async () => {
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

test('pages of a course package with markup that is slow to parse are read within three seconds', async () => {
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

test('a page of a course package with too much text is imported without the text, but with its files and links', async () => {
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

test('a course package is read even if its files lie in a folder, have unusual characters in their paths, or are linked by percent-encoded URLs', async () => {
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
  /** The test helper adds files of a workbook to the archive; they are left out here. */
  expect(left.filter(({ name }) => !name.startsWith('xl/'))).toEqual([
    { kind: 'test', name: 'Part 3' },
    { kind: 'other', name: 'notes/read me.pdf' },
  ]);
});
