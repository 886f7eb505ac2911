import { takeOut } from './insertion.ts';
import { type NounNames, renameTemplate } from './names.ts';

/** What a noun adds to the manifest of its feature on the web: the list it is in, and the entry. */
interface ManifestEntry {
  list: 'pages' | 'caseTabs' | 'timelineEvents' | 'auditTexts';
  entry: string;
}

const ofOrganization: ManifestEntry[] = [
  {
    list: 'pages',
    entry: "rooms: { namespaces: ['rooms', 'validation'], load: () => import('./rooms/rooms.page.tsx') },",
  },
];

const ofCase: ManifestEntry[] = [
  {
    list: 'caseTabs',
    entry:
      "{ key: 'rooms', title: 'rooms:title', namespaces: ['rooms', 'validation'], permission: 'room:read', load: () => import('./rooms/rooms-tab.tsx') },",
  },
  {
    list: 'timelineEvents',
    entry:
      "{ namespaces: ['rooms'], load: async () => (await import('./rooms/room-timeline-events.ts')).roomTimelineEvents },",
  },
];

const ofAny: ManifestEntry[] = [
  {
    list: 'auditTexts',
    entry:
      "{ namespaces: ['rooms'], load: async () => (await import('./rooms/room-audit-texts.ts')).roomAuditTexts },",
  },
];

function entriesOf(names: NounNames): ManifestEntry[] {
  const own = names.isCaseChild ? ofCase : ofOrganization;
  return [...own, ...ofAny].map(({ list, entry }) => ({ list, entry: renameTemplate(entry, names) }));
}

/** Adds a noun's entries to a manifest, and the lists that are not there yet. */
export function addToManifest(source: string, names: NounNames): string {
  return entriesOf(names).reduce((text, { list, entry }) => {
    const isThere = new RegExp(`(?<=^  ${list}: [{[])`, 'm');
    if (isThere.test(text)) return text.replace(isThere, () => ` ${entry}`);
    const whole = list === 'pages' ? `${list}: { ${entry} },` : `${list}: [ ${entry} ],`;
    return text.replace(/(?<=: Feature = \{)/, () => `\n  ${whole}\n`);
  }, source);
}

/** Takes a noun's entries out of a manifest, and lists that are empty then. */
export function removeFromManifest(source: string, names: NounNames): string {
  return entriesOf(names).reduce(
    (text, { list, entry }) =>
      takeOut(text, { text: entry }).replace(new RegExp(String.raw`^ *${list}: [{[]\s*[\]}],?\n?`, 'm'), ''),
    source,
  );
}
