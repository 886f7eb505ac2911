import type { NounNames } from './names.ts';
import { capital, renameTemplate } from './names.ts';

/** Texts of a noun in catalogues that others are in too, by file and dotted key. */
export function sharedTexts(names: NounNames): [file: string, key: string, text: string][] {
  const { singular, plural, chinese, isCaseChild } = names;
  const both = (catalogue: string, key: string, en: string, zh: string): [string, string, string][] => [
    [`web/platform/i18n/en/${catalogue}.json`, key, renameTemplate(en, names)],
    [`web/platform/i18n/zh/${catalogue}.json`, key, renameTemplate(zh, names)],
  ];
  const page = isCaseChild
    ? []
    : [
        ...both('pages', plural, capital(plural), chinese),
        ...both('shell', `palette.nouns.${plural}`, capital(plural), chinese),
      ];
  return [
    ...page,
    ...both('audit', `act.${singular}.created`, 'Room added', '已添加房间'),
    ...both('audit', `act.${singular}.changed`, 'Room changed', '已修改房间'),
    ...both('audit', `act.${singular}.removed`, 'Room removed', '已删除房间'),
    ...both('audit', `act.${singular}.read`, 'Room viewed', '已查看房间'),
    ...both('audit', `act.${plural}.listed`, 'Rooms viewed', '已查看房间列表'),
  ];
}

type Tree = { [key: string]: Tree | string | number };

/** Sets a dotted key that is not there. */
export function setKey(tree: Tree, key: string, value: string | number): void {
  const [first = '', ...rest] = key.split('.');
  if (rest.length === 0) {
    tree[first] ??= value;
    return;
  }
  const inner = tree[first] ?? {};
  if (typeof inner === 'object') {
    tree[first] = inner;
    setKey(inner, rest.join('.'), value);
  }
}

/** Removes a dotted key with this value, and what becomes empty by it. */
export function removeKey(tree: Tree, key: string, value: string | number): void {
  const [first = '', ...rest] = key.split('.');
  const inner = tree[first];
  if (rest.length === 0) {
    if (inner === value) delete tree[first];
  } else if (typeof inner === 'object') {
    removeKey(inner, rest.join('.'), value);
    if (Object.keys(inner).length === 0) delete tree[first];
  }
}
