import { languageTag } from '../../../core/languages.ts';
import { escapedHtml } from '../../../core/rich-document/document-html.ts';
import type { Activity } from '../activities/schema.ts';
import type { CoursePart } from '../course-content/schema.ts';
import { type TreeNode, treeOf } from '../course-content/tree.ts';
import type { Course } from '../courses/schema.ts';
import { activityHtml } from './activity-html.ts';

/** Data from which a cartridge (course package for other learning platforms) is made. */
export interface CartridgeSource {
  course: Pick<Course, 'id' | 'title' | 'shortDescription' | 'languages'>;
  parts: readonly CoursePart[];
  activities: readonly Activity[];
  /** Path of each file in the cartridge, by file id. */
  files: ReadonlyMap<string, string>;
}

export interface CartridgeText {
  path: string;
  text: string;
}

const namespaces = {
  xmlns: 'http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1',
  'xmlns:lomimscc': 'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': [
    'http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1',
    'http://www.imsglobal.org/profile/cc/ccv1p3/ccv1p3_imscp_v1p2_v1p0.xsd',
    'http://ltsc.ieee.org/xsd/imsccv1p3/LOM/manifest',
    'http://www.imsglobal.org/profile/cc/ccv1p3/LOM/ccv1p3_lommanifest_v1p0.xsd',
  ].join(' '),
};

/** Escapes text for XML and removes the two characters that XML does not allow. */
const xml = (text: string): string => escapedHtml(text.replaceAll(/[\uFFFE\uFFFF]/g, ''));

const pagePath = (id: string): string => `activities/${id}.html`;

/**
 * Manifest and pages of a Common Cartridge 1.3: the folders of the course, one page per activity, and the
 * files.
 */
export function cartridgeTexts(source: CartridgeSource): CartridgeText[] {
  const { activities, files, course } = source;
  return [
    { path: 'imsmanifest.xml', text: manifest(source) },
    ...activities.map(activity => ({
      path: pagePath(activity.id),
      text: activityHtml(activity, languageTag(course.languages[0] ?? 'en', 'simplified'), files),
    })),
  ];
}

function manifest({ course, parts, activities, files }: CartridgeSource): string {
  const attributes = Object.entries(namespaces).map(([name, value]) => `${name}="${value}"`);
  const known = new Set(activities.map(({ id }) => id));
  const language = course.languages[0] ?? 'en';
  const string = (text: string) => `<lomimscc:string language="${language}">${xml(text)}</lomimscc:string>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest identifier="${course.id}" ${attributes.join(' ')}>`,
    '<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion>',
    `<lomimscc:lom><lomimscc:general><lomimscc:title>${string(course.title)}</lomimscc:title>`,
    ...course.languages.map(one => `<lomimscc:language>${one}</lomimscc:language>`),
    `<lomimscc:description>${string(course.shortDescription)}</lomimscc:description>`,
    '</lomimscc:general></lomimscc:lom></metadata>',
    '<organizations><organization identifier="structure" structure="rooted-hierarchy"><item identifier="root">',
    ...treeOf(parts).flatMap(node => itemOf(node, known)),
    '</item></organization></organizations>',
    '<resources>',
    ...activities.map(activity => resourceOf(activity, files)),
    ...[...files].map(
      ([id, path]) =>
        `<resource identifier="${id}" type="webcontent" href="${path}"><file href="${path}"/></resource>`,
    ),
    '</resources>',
    '</manifest>',
    '',
  ].join('\n');
}

/** XML of a folder with its content, or of an activity with a link to its page. */
function itemOf({ part, children }: TreeNode<CoursePart>, known: ReadonlySet<string>): string[] {
  const title = `<title>${xml(part.title)}</title>`;
  if (part.type === 'folder')
    return [
      `<item identifier="item-${part.id}">${title}`,
      ...children.flatMap(child => itemOf(child, known)),
      '</item>',
    ];
  return known.has(part.id)
    ? [`<item identifier="item-${part.id}" identifierref="${part.id}">${title}</item>`]
    : [];
}

function resourceOf(activity: Activity, files: ReadonlyMap<string, string>): string {
  const path = pagePath(activity.id);
  const needed = activity.links.filter(({ fileId }) => files.has(fileId));
  return [
    `<resource identifier="${activity.id}" type="webcontent" href="${path}"><file href="${path}"/>`,
    ...needed.map(({ fileId }) => `<dependency identifierref="${fileId}"/>`),
    '</resource>',
  ].join('');
}
