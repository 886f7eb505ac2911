import type { LeftKind } from '../course-in-file.ts';
import type { ForeignItem, PackedFile } from './build-course.ts';
import type { Package } from './open-package.ts';
import { find, findAll, readXml, textAt, type XmlElement } from './xml-tree.ts';

export const backupPath = 'moodle_backup.xml';

/** Kinds of Moodle activities that Lumitree courses cannot contain. */
const kinds: Record<string, LeftKind> = {
  ...{ quiz: 'test', lesson: 'test', h5pactivity: 'test', hvp: 'test', scorm: 'test', choice: 'test' },
  ...{ feedback: 'test', survey: 'test', forum: 'discussion', chat: 'discussion', assign: 'assignment' },
  ...{ assignment: 'assignment', workshop: 'assignment', lti: 'tool', bigbluebuttonbn: 'tool' },
};

/** Reads the backup of a Moodle course: its name, its sections and their content. */
export async function readMoodle(from: Package): Promise<{ title: string; items: ForeignItem[] }> {
  const part = async (path: string) => readXml((await from.text(path)) ?? '');
  const information = find(await part(backupPath), 'moodle_backup', 'information');
  const files = filesIn(await part('files.xml'));
  const contents = find(information, 'contents');
  const activities = findAll(find(contents, 'activities'), 'activity');
  const sections = findAll(find(contents, 'sections'), 'section');

  const modules = new Set(activities.map(one => textAt(one, 'moduleid')).filter(Boolean));
  const parentOf = (one: XmlElement) => plain(textAt(one, 'parentcmid'));
  const visited = new Set<XmlElement>();
  /** Activities that were read with their section. The remaining activities have no section in the backup. */
  const read = new Set<XmlElement>();

  async function isVisible(activity: XmlElement): Promise<boolean> {
    const module = find(await part(`${textAt(activity, 'directory')}/module.xml`), 'module');
    return textAt(module, 'visible') !== '0';
  }

  const shownOf = async (activity: XmlElement, isShown: boolean): Promise<ForeignItem> =>
    isShown ? activityOf(activity, part, files) : { title: textAt(activity, 'title'), ...hidden };

  async function sectionOf(listed: XmlElement, isBelowHidden = false): Promise<ForeignItem[]> {
    if (visited.has(listed)) return [];
    visited.add(listed);
    const id = textAt(listed, 'sectionid');
    const section = find(await part(`${textAt(listed, 'directory')}/section.xml`), 'section');
    const isHidden = isBelowHidden || textAt(section, 'visible') === '0';
    const order = textAt(section, 'sequence').split(',');
    const place = (one: XmlElement) => order.indexOf(textAt(one, 'moduleid')) + 1 || order.length + 1;
    const own = activities
      .filter(one => textAt(one, 'sectionid') === id)
      .toSorted((one, other) => place(one) - place(other));
    const inner: ForeignItem[] = [];
    const title = plain(textAt(section, 'name')) || plain(textAt(listed, 'title'));
    const summary = plain(textAt(section, 'summary'));
    if (summary !== '') inner.push({ title: title || '–', ...(isHidden ? hidden : { html: summary }) });
    for (const activity of own) {
      const id = textAt(activity, 'moduleid');
      const below = id === '' ? [] : sections.filter(one => parentOf(one) === id && !visited.has(one));
      read.add(activity);
      const isShown = !isHidden && (await isVisible(activity));
      for (const one of below) inner.push(...(await sectionOf(one, !isShown)));
      if (below.length === 0) inner.push(await shownOf(activity, isShown));
    }
    return inner.length > 0 ? [{ title, items: inner }] : [];
  }

  const items: ForeignItem[] = [];
  const top = sections.filter(one => !modules.has(parentOf(one)));
  /**
   * After the top sections, reads all sections, because sections that contain each other are below no top
   * section.
   */
  for (const listed of [...top, ...sections]) items.push(...(await sectionOf(listed)));
  for (const activity of activities)
    if (!read.has(activity)) items.push(await shownOf(activity, await isVisible(activity)));
  const name =
    textAt(information, 'original_course_fullname') || textAt(information, 'original_course_shortname');
  return { title: name, items };
}

const hidden = { left: 'hidden' } as const;

/** Replaces `$@NULL@$`, which Moodle writes for a missing value, by an empty text. */
const plain = (text: string): string => (text === '$@NULL@$' ? '' : text);

function filesIn(xml: XmlElement): Map<string, PackedFile> {
  return new Map(
    findAll(find(xml, 'files'), 'file').flatMap(file => {
      const hash = textAt(file, 'contenthash');
      const name = textAt(file, 'filename');
      const isFile = /^[0-9a-f]{40}$/.test(hash) && name !== '.' && name !== '';
      return isFile
        ? [[file.attributes.id ?? '', { path: `files/${hash.slice(0, 2)}/${hash}`, name }] as const]
        : [];
    }),
  );
}

async function activityOf(
  listed: XmlElement,
  part: (path: string) => Promise<XmlElement>,
  files: ReadonlyMap<string, PackedFile>,
): Promise<ForeignItem> {
  const module = textAt(listed, 'modulename');
  const folder = textAt(listed, 'directory');
  const title = textAt(listed, 'title');
  if (!['page', 'label', 'url', 'resource', 'folder', 'book'].includes(module))
    return { title, left: kinds[module] ?? 'other' };
  const activity = find(await part(`${folder}/${module}.xml`), 'activity', module);
  const references = findAll(find(await part(`${folder}/inforef.xml`), 'inforef', 'fileref'), 'file');
  const own = references.flatMap(reference => files.get(textAt(reference, 'id')) ?? []);
  const named = new Map(own.map(file => [file.name, file]));
  const resolve = (address: string) => named.get(decodeName(address));
  const name = plain(textAt(activity, 'name')) || title;
  const intro = plain(textAt(activity, 'intro'));
  if (module === 'book') {
    const chapters = findAll(find(activity, 'chapters'), 'chapter').map(chapter => ({
      title: textAt(chapter, 'title'),
      ...(textAt(chapter, 'hidden') === '1' ? hidden : { html: plain(textAt(chapter, 'content')), resolve }),
    }));
    return {
      title: name,
      items: [...(intro === '' ? [] : [{ title: name, html: intro, resolve }]), ...chapters],
    };
  }
  const html = intro + plain(textAt(activity, 'content'));
  const isOfFiles = module === 'resource' || module === 'folder';
  const link = module === 'url' ? plain(textAt(activity, 'externalurl')) : '';
  return { title: name, html, resolve, ...(isOfFiles && { files: own }), ...(link !== '' && { link }) };
}

/** Decodes the file name in an address such as `@@PLUGINFILE@@/a%20b.png`. */
function decodeName(address: string): string {
  const [, name = ''] = /^@@PLUGINFILE@@\/(?:.*\/)?([^/?#]+)/.exec(address) ?? [];
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
