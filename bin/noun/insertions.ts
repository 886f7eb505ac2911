import { isDeclaredId, isDeclaredRoute } from './declared.ts';
import type { Insertion } from './insertion.ts';
import { type NounNames, renameTemplate, variableOf } from './names.ts';

export function insertionsFor(names: NounNames): Insertion[] {
  const { singular, plural, isCaseChild } = names;
  const insertions = [
    ...contract,
    ...(isDeclaredId(variableOf(singular)) ? [] : [newId]),
    ...(isCaseChild ? [childId] : []),
    ...permissionRows(isCaseChild ? 'clinical' : membersOfOrganization),
    ...(isCaseChild || isDeclaredRoute(variableOf(plural)) ? [] : [newRoute]),
    ...(isCaseChild ? [] : [noSetting]),
    ...records,
    schemaRow(plural.includes('-') ? "'meeting-rooms'" : 'meetingRooms'),
  ];
  return insertions.map(({ file, text, ...insertion }) => ({
    ...insertion,
    file: renameTemplate(file, names),
    text: renameTemplate(text, names),
  }));
}

/** Start of a manifest's imports, or the manifest's first comment if it has no imports yet. */
const firstImport = /^(?=import|\/\*\*)/m;

const contract: Insertion[] = [
  {
    file: 'shared/features/feature/feature.ts',
    position: firstImport,
    text: "import { meetingRooms } from './meeting-rooms/endpoints.ts';\n",
  },
  {
    file: 'shared/features/feature/feature.ts',
    position: /(?<=nouns = \{)/,
    after: /nouns = \{/,
    text: '\n  meetingRooms,\n',
  },
  {
    file: 'shared/features/feature/feature.ts',
    position: /(?<=auditEvents = \[)/,
    text: "'meeting-room.changed', 'meeting-room.created', 'meeting-room.read', 'meeting-room.removed', 'meeting-rooms.listed',",
  },
];

const newId: Insertion = {
  file: 'shared/core/ids.ts',
  position: /(?=\} as const;\nexport type IdKind)/,
  text: "  meetingRoom: 'meetingroom',\n",
};

const childId: Insertion = {
  file: 'shared/core/ids.ts',
  position: /(?=\} as const satisfies Partial<Record<IdKind, string>>;)/,
  text: "  meetingRoom: 'records',\n",
};

const newRoute: Insertion = {
  file: 'shared/core/routes.ts',
  position: /(?=^\} as const;\n\nexport type RouteName)/m,
  text: "  meetingRooms: page('/meeting-rooms', members),\n",
};

/** Line in `docs/settings.md`, which must mention each kind of record of an organisation. */
const noSetting: Insertion = {
  file: 'docs/settings.md',
  position: /(?<=## Records that are no settings\n[^#]*?\| --- \|\n)/,
  after: /## Records that are no settings/,
  text: '| meeting-rooms |\n',
};

const membersOfOrganization = "{ user: 'organization', admin: 'organization', superadmin: 'none' }";

const permissionRows = (scopes: string) =>
  ['read', 'create', 'change', 'remove'].map(
    (what): Insertion => ({
      file: 'shared/core/permissions.ts',
      position: /(?=\} satisfies Record<string, Row>;)/,
      text: `  'meeting-room:${what}': ${scopes},\n`,
    }),
  );

const records: Insertion[] = [
  {
    file: 'functions/features/feature/feature.ts',
    position: firstImport,
    text: "import { meetingRoomRecords } from './meeting-rooms/meeting-room-records.ts';\n",
  },
  {
    file: 'functions/features/feature/feature.ts',
    position: /(?<=const records\b[^{]* = \{)/,
    text: ' ...meetingRoomRecords, ',
  },
  {
    file: 'functions/features/feature/feature.ts',
    position: /(?<=records: RecordTypes<)/,
    text: "'meetingRoom' | ",
    isOptional: true,
  },
  {
    file: 'test/formats/record-schemas.ts',
    position: /^(?=import)/m,
    text: "import { MeetingRoom } from '../../shared/features/feature/meeting-rooms/schema.ts';\n",
  },
];

const schemaRow = (kind: string): Insertion => ({
  file: 'test/formats/record-schemas.ts',
  position: /^(?=\};$)/m,
  text: `  ${kind}: MeetingRoom,\n`,
});
