import type { CourseFileProblem } from '../../../../web/features/courses/import/course-in-file.ts';
import { png } from '../../../support/file-samples.ts';
import { archiveOf, bytesOf, contentWith, idOf, makeCourseFile } from './make-course-file.ts';

const paragraph = (node: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [node] }] });
const withPlan = (plan: object) => makeCourseFile({ content: contentWith({ plan }) });
const withActivity = (activity: object) => makeCourseFile({ content: contentWith(activity) });
const withCourse = (course: object) => makeCourseFile({ content: contentWith({}, course) });
const withParts = (parts: object[]) => makeCourseFile({ content: { ...contentWith(), parts } });
const folder = (parent: number | null) => ({ type: 'folder', parent, title: 'x' });
const dot = async (name: string) => ({ name, bytes: await png() });
const bomb = (bytes: number) => new Uint8Array(bytes);
const oneListed = { path: 'course.json', bytes: 1, sha256: '0'.repeat(64) };

/** Malicious or damaged course files, each with the problem that reading it reports. */
export const hostileCourseFiles: [name: string, problem: CourseFileProblem, make: () => Promise<Blob>][] = [
  ['no archive', 'notCourse', async () => new Blob(['PK no'])],
  ['an empty file', 'notCourse', async () => new Blob([])],
  [
    'an archive of something else',
    'notCourse',
    async () => archiveOf([{ name: 'a.txt', bytes: bytesOf('x') }]),
  ],
  ['a list of another format', 'notCourse', () => makeCourseFile({ list: { format: 'other' } })],
  [
    'a list that is no JSON',
    'notCourse',
    async () => archiveOf([{ name: 'manifest.json', bytes: bytesOf('{') }]),
  ],
  ['a file of a later version', 'newer', () => makeCourseFile({ list: { version: 2 } })],
  ['a wrong digest', 'damaged', () => makeCourseFile({ list: { digest: '0'.repeat(64) } })],
  ['a list that names what is not there', 'damaged', () => makeCourseFile({ list: { files: [oneListed] } })],
  [
    'an entry that no list names',
    'damaged',
    () => makeCourseFile({ more: [{ name: 'x.exe', bytes: bytesOf('MZ') }] }),
  ],
  [
    'a path out of the archive',
    'damaged',
    async () => makeCourseFile({ media: [await dot('files/../../etc/passwd.png')] }),
  ],
  ['an absolute path', 'damaged', async () => makeCourseFile({ media: [await dot('/etc/passwd')] })],
  ['a path with a drive', 'damaged', async () => makeCourseFile({ media: [await dot('C:\\x.png')] })],
  [
    'a name with a null',
    'damaged',
    async () => makeCourseFile({ media: [await dot(`files/${idOf(1)}.png\0.exe`)] }),
  ],
  [
    'a program by its name',
    'damaged',
    async () => makeCourseFile({ media: [await dot(`files/${idOf(1)}.exe`)] }),
  ],
  ['a folder', 'damaged', () => makeCourseFile({ more: [{ name: 'files/', bytes: bytesOf('') }] })],
  [
    'two entries of one name',
    'notCourse',
    () => makeCourseFile({ more: [{ name: 'course.json', bytes: bytesOf('{}') }] }),
  ],
  [
    'an encrypted entry',
    'notCourse',
    async () => archiveOf([{ name: 'manifest.json', bytes: bytesOf('{}'), isEncrypted: true }]),
  ],
  [
    'a bomb in place of the list',
    'tooBig',
    async () => archiveOf([{ name: 'manifest.json', bytes: bomb(30_000_000), isPacked: true }]),
  ],
  [
    'a bomb in place of a picture',
    'tooBig',
    () =>
      makeCourseFile({
        media: [{ name: `files/${idOf(1)}.png`, bytes: bomb(26 * 1024 * 1024), isPacked: true }],
      }),
  ],
  [
    'a page that calls itself a picture',
    'refused',
    () => makeCourseFile({ media: [{ name: `files/${idOf(1)}.png`, bytes: bytesOf('<svg onload=x>') }] }),
  ],
  [
    'a picture of another kind',
    'refused',
    async () => makeCourseFile({ media: [await dot(`files/${idOf(1)}.jpg`)] }),
  ],
  [
    'a picture that nothing uses',
    'refused',
    async () =>
      makeCourseFile({ media: [await dot(`files/${idOf(1)}.png`), await dot(`files/${idOf(2)}.png`)] }),
  ],
  ['a picture that is not there', 'refused', () => makeCourseFile({ media: [] })],
  [
    'a picture in place of a video',
    'refused',
    async () =>
      makeCourseFile({
        content: contentWith({ video: { type: 'file', fileId: idOf(2), captions: { en: '', zh: '' } } }),
        media: [await dot(`files/${idOf(1)}.png`), await dot(`files/${idOf(2)}.png`)],
      }),
  ],
  [
    'a cover that is an icon as well',
    'refused',
    () => withActivity({ icon: { type: 'image', fileId: idOf(1) } }),
  ],
  ['content that is no JSON', 'refused', () => makeCourseFile({ content: 'x' })],
  ['an unknown node', 'refused', () => withPlan({ type: 'doc', content: [{ type: 'iframe' }] })],
  ['a script in a plan', 'refused', () => withPlan(paragraph({ type: 'html', text: '<script>x</script>' }))],
  [
    'a link that runs',
    'refused',
    () =>
      withPlan(
        paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:x' } }] }),
      ),
  ],
  [
    'a merge field in a plan',
    'refused',
    () => withPlan(paragraph({ type: 'field', attrs: { name: 'case.name', value: null } })),
  ],
  [
    'a picture in a description',
    'refused',
    () => withCourse({ description: { type: 'doc', content: [{ type: 'picture', attrs: {} }] } }),
  ],
  [
    'a video from elsewhere',
    'refused',
    () => withActivity({ video: { type: 'link', url: 'https://evil.example/v' } }),
  ],
  [
    'a video without encryption',
    'refused',
    () => withActivity({ video: { type: 'link', url: 'http://youtu.be/aaaaaaaaaaa' } }),
  ],
  [
    'a video that runs',
    'refused',
    () => withActivity({ video: { type: 'link', url: 'javascript:alert(1)' } }),
  ],
  ['an icon that is none', 'refused', () => withActivity({ icon: { type: 'own', name: '../../x' } })],
  [
    'an icon of an address',
    'refused',
    () => withActivity({ icon: { type: 'image', url: 'https://evil.example' } }),
  ],
  ['a field that there is not', 'refused', () => withActivity({ owner: 'me' })],
  [
    'a course that is published already',
    'refused',
    () => withCourse({ publication: { state: 'published' } }),
  ],
  [
    'an email with an unknown field',
    'refused',
    () => withActivity({ email: { en: { subject: '{{secret}}', text: '' }, zh: { subject: '', text: '' } } }),
  ],
  [
    'captions that are none',
    'refused',
    () => withActivity({ video: { type: 'file', fileId: idOf(1), captions: { en: '<b>', zh: '' } } }),
  ],
  ['a circle of folders', 'refused', () => withParts([folder(2), folder(1)])],
  ['a folder in no folder', 'refused', () => withParts([folder(9)])],
  ['folders that are too deep', 'refused', () => withParts([null, 1, 2, 3].map(folder))],
  [
    'more parts than a course holds',
    'refused',
    () => withParts(Array.from({ length: 601 }, () => folder(null))),
  ],
  ['a title of a thousand letters', 'refused', () => withCourse({ title: 'x'.repeat(1000) })],
  [
    'a prototype',
    'refused',
    async () => makeCourseFile({ content: `{"__proto__":{},${JSON.stringify(contentWith()).slice(1)}` }),
  ],
];
