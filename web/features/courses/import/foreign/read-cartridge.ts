import type { LeftKind } from '../course-in-file.ts';
import type { ForeignItem } from './build-course.ts';
import type { Package } from './open-package.ts';
import { find, findAll, findDeep, readXml, textAt, type XmlElement } from './xml-tree.ts';

export const manifestPath = 'imsmanifest.xml';
/** Files in which the program Canvas lists unpublished, hidden and locked parts. */
const canvasStates = ['course_settings/module_meta.xml', 'course_settings/files_meta.xml'];
const unpublishedPage = /<meta\s+name="workflow_state"\s+content="unpublished"/i;
const pages = /\.x?html?$/i;
const base = /^\$IMS[-_]CC[-_]FILEBASE\$\/?/i;

/** Kinds of resources that Lumitree courses cannot contain. */
const kinds: [type: RegExp, kind: LeftKind][] = [
  [/assessment|question-?bank|imsqti/i, 'test'],
  [/imsdt/i, 'discussion'],
  [/assignment/i, 'assignment'],
  [/imsbasiclti|lti/i, 'tool'],
];

interface Resource {
  type: string;
  href: string;
  files: string[];
}

/** Reads an IMS Common Cartridge of version 1.0 to 1.3: its title and its parts. */
export async function readCartridge(from: Package): Promise<{ title: string; items: ForeignItem[] }> {
  const manifest = find(readXml((await from.text(manifestPath)) ?? ''), 'manifest');
  const general = manifest && findDeep(manifest, 'general');
  const title =
    (find(general, 'title') && textAt(general, 'title', 'string')) || textAt(general, 'title', 'langstring');
  const listed = find(manifest, 'resources');
  /** Finds a file by its address as written, or else percent-decoded. */
  const pathOf = (path: string) => (from.names.has(path) ? path : decoded(path));
  const resources = new Map(
    findAll(listed, 'resource').map(({ attributes, children }) => {
      const folder =
        (manifest?.attributes.base ?? '') + (listed?.attributes.base ?? '') + (attributes.base ?? '');
      const files = children.flatMap(({ name, attributes: { href = '' } }) =>
        name === 'file' ? [pathOf(folder + href)] : [],
      );
      const own = /^https?:/i.test(attributes.href ?? '') ? attributes.href : undefined;
      const href = own ?? (attributes.href ? pathOf(folder + attributes.href) : (files[0] ?? ''));
      const isScorm = /^sco$/i.test(attributes.scormtype ?? attributes.scormType ?? '');
      const type = isScorm ? 'assessment' : (attributes.type ?? '');
      return [attributes.identifier ?? '', { type, href, files } satisfies Resource] as const;
    }),
  );
  const used = new Set<string>();
  const states = await Promise.all(canvasStates.map(from.text));
  const hidden = new Set(states.flatMap(state => hiddenIn(readXml(state ?? ''))));
  const isHidden = ({ identifier = '', identifierref = '', isvisible = '' }: XmlElement['attributes']) =>
    /^false$/i.test(isvisible) || hidden.has(identifier) || hidden.has(identifierref);
  const organization = find(manifest, 'organizations', 'organization');
  const tops = findAll(organization, 'item');
  /** In some cartridges, a single item without a resource contains the whole course. */
  const [root] = tops;
  const isRooted =
    tops.length === 1 && root && !root.attributes.identifierref && findAll(root, 'item').length > 0;
  const items: ForeignItem[] = [];
  for (const item of isRooted ? findAll(root, 'item') : tops)
    items.push(await itemOf(item, { resources, used, isHidden, from }));
  const page = async (path: string) => (await from.text(path)) ?? '';
  for (const { href } of resources.values())
    if (used.has(href) && pages.test(href))
      for (const path of namedIn(await page(href), href, from)) used.add(path);
  const others = [...resources].filter(
    ([, { type, href }]) => type === 'webcontent' && from.names.has(href) && !used.has(href),
  );
  const rest = others.map(async ([identifier, { href }]) =>
    isHidden({ identifier })
      ? { title: nameOf(href), left: 'hidden' as const }
      : contentOf(nameOf(href), href, from),
  );
  if (rest.length > 0) items.push(...(await Promise.all(rest)));
  return { title: title || textAt(organization, 'title') || textAt(root, 'title'), items };
}

interface Cartridge {
  resources: ReadonlyMap<string, Resource>;
  /** Paths of the resources that items use. All other resources are added after the items. */
  used: Set<string>;
  isHidden: (attributes: XmlElement['attributes']) => boolean;
  from: Package;
}

async function itemOf(item: XmlElement, cartridge: Cartridge, isBelowHidden = false): Promise<ForeignItem> {
  const { resources, used, from } = cartridge;
  const isHidden = isBelowHidden || cartridge.isHidden(item.attributes);
  const title = textAt(item, 'title');
  const inner = findAll(item, 'item');
  const { identifierref } = item.attributes;
  const own = identifierref === undefined ? undefined : resources.get(identifierref);
  if (own) used.add(own.href);
  const part =
    identifierref === undefined
      ? undefined
      : isHidden
        ? { title, left: 'hidden' as const }
        : own
          ? await partOf(title, own, from)
          : { title, left: 'other' as const };
  if (inner.length === 0) return part ?? (isHidden ? { title, left: 'hidden' } : { title, items: [] });
  const items: ForeignItem[] = part ? [part] : [];
  for (const one of inner) items.push(await itemOf(one, cartridge, isHidden));
  return { title, items };
}

/** Identifiers of the parts that are unpublished, hidden or locked. */
function hiddenIn(element: XmlElement): string[] {
  const isHidden =
    textAt(element, 'workflow_state') === 'unpublished' ||
    textAt(element, 'hidden') === 'true' ||
    textAt(element, 'locked') === 'true';
  const { identifier } = element.attributes;
  const below = element.children.flatMap(hiddenIn);
  return isHidden && identifier ? [identifier, ...below] : below;
}

async function partOf(title: string, { type, href }: Resource, from: Package): Promise<ForeignItem> {
  if (/imswl/i.test(type)) {
    const link = find(readXml((await from.text(href)) ?? ''), 'webLink');
    return { title: title || textAt(link, 'title'), link: find(link, 'url')?.attributes.href ?? '' };
  }
  const left = kinds.find(([known]) => known.test(type))?.[1];
  if (left) return { title, left };
  if (/^https?:/i.test(href)) return { title, link: href };
  return from.names.has(href) ? contentOf(title, href, from) : { title, left: 'other' };
}

/** Reads an HTML page as a part's content; attaches any other file to the part. */
async function contentOf(title: string, path: string, from: Package): Promise<ForeignItem> {
  if (!pages.test(path)) return { title: title || nameOf(path), files: [{ path, name: nameOf(path) }] };
  const html = (await from.text(path)) ?? '';
  if (unpublishedPage.test(html)) return { title: title || nameOf(path), left: 'hidden' };
  return { title: title || nameOf(path), html, resolve: address => packed(fileAt(address, path, from)) };
}

const packed = (path: string | undefined) => (path === undefined ? undefined : { path, name: nameOf(path) });
const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Finds the paths of the files that a page links to. */
const namedIn = (html: string, path: string, from: Package): string[] =>
  [...html.matchAll(/(?:src|href)\s*=\s*["']([^"'<>]{1,1000})["']/gi)].flatMap(
    ([, address = '']) => fileAt(address, path, from) ?? [],
  );

/** Finds the file for a relative address in a page; undefined for links to other pages. */
function fileAt(address: string, page: string, from: Package): string | undefined {
  if (/^(?:https?|mailto|data):|^#/i.test(address)) return undefined;
  const plain = decoded(address.replace(/[?#].*$/, ''));
  const isOfBase = base.test(plain);
  const rest = plain.replace(base, '');
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const path = ['web_resources/', isOfBase ? '' : folder, '']
    .map(start => walked(start + rest))
    .find(one => from.names.has(one));
  return path !== undefined && !pages.test(path) ? path : undefined;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Resolves `.` and `..` in a path. */
function walked(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
