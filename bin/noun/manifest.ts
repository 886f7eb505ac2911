import { globSync } from 'node:fs';
import { projectFolder } from '../../lib/build/paths.ts';
import { takeOut } from './insertion.ts';
import { type NounNames, renameTemplate } from './names.ts';
import { read } from './plan.ts';

/** What a noun adds to the manifest of its feature on the web: the list it is in, and the entry. */
interface ManifestEntry {
  list: 'pages' | 'palettePages' | 'caseTabs' | 'timelineEvents' | 'auditTexts';
  entry: string;
}

const ofOrganization: ManifestEntry[] = [
  {
    list: 'pages',
    entry: "rooms: { namespaces: ['rooms', 'validation'], load: () => import('./rooms/rooms.page.tsx') },",
  },
];

const inPalette: ManifestEntry = {
  list: 'palettePages',
  entry: "{ page: 'rooms', label: 'rooms:title', namespaces: ['rooms'], icon: 'notes' },",
};

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
  const entries = [...own, ...(isOfferedElsewhere(names) ? [] : [inPalette]), ...ofAny];
  return entries.map(({ list, entry }) => ({ list, entry: renameTemplate(entry, names) }));
}

/** Whether something leads to the page already: the sidebar, or the palette. A case leads to its tabs. */
function isOfferedElsewhere({ plural, isCaseChild }: NounNames): boolean {
  const entry = new RegExp(String.raw`page: '${plural}'(?!,\s*label: '${plural}:title)`);
  const manifests = globSync('web/features/*/feature.tsx', { cwd: projectFolder });
  return isCaseChild || manifests.some(file => entry.test(read(file)));
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
