import { takeOut } from './insertion.ts';
import { type NounNames, renameTemplate } from './names.ts';

/** An entry for a kind of record in its feature's web manifest, and the list that contains the entry. */
interface ManifestEntry {
  list: 'pages' | 'caseTabs' | 'timelineEvents' | 'auditTexts';
  entry: string;
}

const ofOrganization: ManifestEntry[] = [
  {
    list: 'pages',
    entry:
      "meetingRooms: { namespaces: ['meetingRooms', 'validation'], load: () => import('./meeting-rooms/meeting-rooms.page.tsx') },",
  },
];

const ofCase: ManifestEntry[] = [
  {
    list: 'caseTabs',
    entry:
      "{ key: 'meetingRooms', title: 'meetingRooms:title', namespaces: ['meetingRooms', 'validation'], permission: 'meeting-room:read', load: () => import('./meeting-rooms/meeting-rooms-tab.tsx') },",
  },
  {
    list: 'timelineEvents',
    entry:
      "{ namespaces: ['meetingRooms'], load: async () => (await import('./meeting-rooms/meeting-room-timeline-events.ts')).meetingRoomTimelineEvents },",
  },
];

const ofAny: ManifestEntry[] = [
  {
    list: 'auditTexts',
    entry:
      "{ namespaces: ['meetingRooms'], acts: { 'meeting-room': 'meetingRooms:act.', 'meeting-rooms': 'meetingRooms:act.' }, lists: { meetingRooms: 'meetingRooms:title' } },",
  },
];

function entriesOf(names: NounNames): ManifestEntry[] {
  const own = names.isCaseChild ? ofCase : ofOrganization;
  return [...own, ...ofAny].map(({ list, entry }) => ({
    list,
    entry: withoutNeedlessQuotes(renameTemplate(entry, names)),
  }));
}

/** Unquotes property names of one word as the formatter does, so that `--remove` finds the entry. */
const withoutNeedlessQuotes = (code: string) => code.replaceAll(/'(\w+)':/g, '$1:');

export function addToManifest(source: string, names: NounNames): string {
  return entriesOf(names).reduce((text, { list, entry }) => {
    const isThere = new RegExp(`(?<=^  ${list}: [{[])`, 'm');
    if (isThere.test(text)) return text.replace(isThere, () => ` ${entry}`);
    const whole = list === 'pages' ? `${list}: { ${entry} },` : `${list}: [ ${entry} ],`;
    return text.replace(/(?<=: Feature = \{)/, () => `\n  ${whole}\n`);
  }, source);
}

export function removeFromManifest(source: string, names: NounNames): string {
  return entriesOf(names).reduce(
    (text, { list, entry }) =>
      takeOut(text, { text: entry }).replace(new RegExp(String.raw`^ *${list}: [{[]\s*[\]}],?\n?`, 'm'), ''),
    source,
  );
}
