import type { FileType } from '../../../../../shared/core/file-purposes.ts';
import { organizationPurposes } from '../../../../../shared/core/file-purposes.ts';
import {
  type BlockNode,
  isTooLong,
  LinkAddress,
  type RichDocument,
} from '../../../../../shared/core/rich-document/schema.ts';
import { sniffType } from '../../../../../shared/core/sniff-type.ts';
import { ActivityFields, maxAttachments } from '../../../../../shared/features/courses/activities/schema.ts';
import { isVideoAddress } from '../../../../../shared/features/courses/activities/video-address.ts';
import { maxFolderDepth, maxParts } from '../../../../../shared/features/courses/course-content/schema.ts';
import type { CourseFileContent } from '../../../../../shared/features/courses/course-files/schema.ts';
import { maxCourseFiles } from '../../../../../shared/features/courses/course-imports/schema.ts';
import type { CourseMedia, LeftKind, LeftOut, ReadCourse } from '../course-in-file.ts';
import type { Package } from './open-package.ts';
import { readPage } from './page-document.ts';

export interface PackedFile {
  path: string;
  name: string;
}

/** A part of another program's course: a folder, a page or attached files. */
export interface ForeignItem {
  title: string;
  items?: ForeignItem[];
  html?: string;
  link?: string;
  files?: PackedFile[];
  /** Finds the file for a relative address in a page. */
  resolve?: (address: string) => PackedFile | undefined;
  /** Reason to skip the part: it was hidden from learners, or Lumitree courses have no such kind of part. */
  left?: LeftKind;
}

const maxTitle = 250;
const han = /\p{Script=Han}/u;
const lineOf = (text: string, other: string): string => {
  const line = [...text.replaceAll(/[\p{C}\s\p{Zl}\p{Zp}]+/gu, ' ').trim()]
    .slice(0, maxTitle)
    .join('')
    .trim();
  return line === '' ? other : line;
};
/** Whether a part and everything in it was hidden from learners. */
const isHidden = ({ left, items = [] }: ForeignItem): boolean =>
  left === 'hidden' || (items.length > 0 && items.every(isHidden));
const attachable: readonly FileType[] = organizationPurposes.attachment.types;

/** Builds a course from the parts of another program's course, and lists skipped content. */
export async function buildCourse(
  title: string,
  items: readonly ForeignItem[],
  from: Package,
): Promise<ReadCourse> {
  const parts: CourseFileContent['parts'] = [];
  const media = new Map<string, CourseMedia>();
  const left: LeftOut[] = [];
  let isChinese = han.test(title);

  async function add(item: ForeignItem, parent: number | null, depth: number): Promise<void> {
    const name = lineOf(item.title, '–');
    if (item.left) left.push({ kind: item.left, name });
    else if (item.items) {
      /** Whether the item becomes a folder. Otherwise its parts are added to the folder above. */
      const isFolder = depth < maxFolderDepth && !isHidden(item);
      isChinese ||= han.test(name);
      if (isFolder && !push({ type: 'folder', parent, title: name }, name)) return;
      const place = isFolder ? parts.length : parent;
      for (const one of item.items) await add(one, place, isFolder ? depth + 1 : depth);
    } else await addActivity(item, name, parent);
  }

  function push(part: CourseFileContent['parts'][number], name: string): boolean {
    const hasRoom = parts.length < maxParts;
    if (hasRoom) parts.push(part);
    else left.push({ kind: 'full', name });
    return hasRoom;
  }

  async function addActivity(item: ForeignItem, name: string, parent: number | null): Promise<void> {
    const page = readPage(item.html ?? '');
    isChinese ||= han.test(name) || han.test(item.html ?? '');
    const links = [...(item.link ? [item.link] : []), ...page.links];
    const video = links.find(isVideoAddress);
    const blocks = [...(page.blocks ?? []), ...links.filter(link => link !== video).flatMap(linkBlock)];
    const plan: RichDocument = { type: 'doc', content: blocks };
    const isTooBig = isTooLong(plan);
    if (isTooBig || !page.blocks) left.push({ kind: 'page', name });
    const named = page.files.flatMap(address => item.resolve?.(address) ?? []);
    const files = [...new Map([...(item.files ?? []), ...named].map(file => [file.path, file])).values()];
    const kept = await keepFiles(files, name);
    const hasContent =
      !page.blocks || blocks.length > 0 || video !== undefined || kept.attachments.length > 0 || kept.video;
    if (!hasContent) return;
    const fields = ActivityFields.parse({
      title: name,
      activityKind: 'ready',
      video: kept.video ?? (video ? { type: 'link', url: video } : null),
      attachments: kept.attachments,
    });
    const activity = { ...fields, plan: isTooBig || blocks.length === 0 ? null : plan };
    if (push({ type: 'activity', parent, activity }, name)) return;
    for (const { fileId } of kept.attachments) media.delete(fileId);
    if (kept.video) media.delete(kept.video.fileId);
  }

  async function keepFiles(files: readonly PackedFile[], of: string) {
    const attachments: { fileId: string; name: string }[] = [];
    let video: { type: 'file'; fileId: string; captions: { en: string; zh: string } } | undefined;
    for (const { path, name } of files) {
      const bytes = await from.file(path);
      const type = bytes && sniffType(new Uint8Array(await bytes.slice(0, 64).arrayBuffer()));
      const isVideo = type?.startsWith('video/') && !video;
      const hasRoom = media.size < maxCourseFiles - 1 && attachments.length < maxAttachments;
      if (!bytes || !type || !hasRoom || !(isVideo || attachable.includes(type))) {
        left.push({ kind: 'file', name: lineOf(of === name ? name : `${of}: ${name}`, '–') });
        continue;
      }
      const fileId = `file_${String(nextFile++).padStart(22, '0')}`;
      media.set(fileId, { bytes, type, purpose: isVideo ? 'activity-video' : 'attachment' });
      if (isVideo) video = { type: 'file', fileId, captions: { en: '', zh: '' } };
      else attachments.push({ fileId, name: lineOf(name, '–') });
    }
    return { attachments, video };
  }

  let nextFile = 1;
  for (const item of items) await add(item, null, 0);
  const content: CourseFileContent = {
    course: {
      title: lineOf(title, '–'),
      ...{ shortDescription: '', goals: [], ageFrom: null, ageTo: null, cover: null, description: null },
      languages: [isChinese ? 'zh' : 'en'],
    },
    parts,
  };
  return { content, media, digest: null, left };
}

function linkBlock(address: string): BlockNode[] {
  const href = LinkAddress.safeParse(address.trim());
  if (!href.success) return [];
  const marks = [{ type: 'link' as const, attrs: { href: href.data } }];
  return [{ type: 'paragraph', content: [{ type: 'text', text: href.data, marks }] }];
}
