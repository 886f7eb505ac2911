import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../lib/build/paths.ts';
import { declaredRoutes } from './insertions.ts';
import { capital, type NounNames, renameTemplate } from './names.ts';

/** Texts of a noun in catalogues that others are in too, by file and dotted key. */
function sharedTexts(names: NounNames): [file: string, key: string, text: string][] {
  const { singular, plural, chinese, isCaseChild } = names;
  const both = (catalogue: string, key: string, en: string, zh: string): [string, string, string][] => [
    [`web/platform/i18n/en/${catalogue}.json`, key, renameTemplate(en, names)],
    [`web/platform/i18n/zh/${catalogue}.json`, key, renameTemplate(zh, names)],
  ];
  const title =
    isCaseChild || declaredRoutes.includes(plural) ? [] : both('pages', plural, capital(plural), chinese);
  const entry = hasPaletteEntry(names)
    ? both('shell', `palette.nouns.${plural}`, capital(plural), chinese)
    : [];
  return [
    ...title,
    ...entry,
    ...both('audit', `act.${singular}.created`, 'Room added', '已添加房间'),
    ...both('audit', `act.${singular}.changed`, 'Room changed', '已修改房间'),
    ...both('audit', `act.${singular}.removed`, 'Room removed', '已删除房间'),
    ...both('audit', `act.${singular}.read`, 'Room viewed', '已查看房间'),
    ...both('audit', `act.${plural}.listed`, 'Rooms viewed', '已查看房间列表'),
  ];
}

/** Everything of a noun in JSON files that others are in too, by dotted key. */
export function centralKeys(names: NounNames): { file: string; key: string; value: string | number }[] {
  return [
    ...sharedTexts(names).map(([file, key, value]) => ({ file, key, value })),
    ...budgetsOf(names).map(([key, value]) => ({ file: 'test/suites/budgets.json', key, value })),
  ];
}

/** What the palette offers itself where no other entry of a manifest leads to the page. */
export function hasPaletteEntry({ plural, isCaseChild }: NounNames): boolean {
  const manifests = globSync('web/features/*/feature.tsx', { cwd: projectFolder }).map(file =>
    readFileSync(join(projectFolder, file), 'utf8'),
  );
  const another = new RegExp(String.raw`page: '${plural}'(?!,\s*label: 'palette\.nouns)`);
  return !isCaseChild && !manifests.some(manifest => another.test(manifest));
}

/** What the calls of a noun cost when it is made, by route. */
function budgetsOf(names: NounNames): [route: string, units: number][] {
  const { singular, plural, isCaseChild } = names;
  const list = isCaseChild ? `cases/{caseId}/${plural}` : plural;
  const one = `${plural}/{${singular}Id}`;
  const more = isCaseChild ? 1 : 0;
  return [
    [`POST ${list}/search`, isCaseChild ? 8 : 4],
    [`GET ${one}`, 7 + more],
    [`POST ${list}`, 9 + more],
    [`PUT ${one}`, 10 + more],
    [`DELETE ${one}`, 10 + more],
  ];
}

export type Tree = { [key: string]: Tree | string | number };

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
    if (inner === value || typeof value === 'number') delete tree[first];
  } else if (typeof inner === 'object') {
    removeKey(inner, rest.join('.'), value);
    if (Object.keys(inner).length === 0) delete tree[first];
  }
}
