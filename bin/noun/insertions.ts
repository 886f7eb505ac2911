import { isDeclaredId, isDeclaredRoute } from './declared.ts';
import type { Insertion } from './insertion.ts';
import { type NounNames, renameTemplate } from './names.ts';

/** What the manifests of its feature and the central tables get from a noun. */
export function insertionsFor(names: NounNames): Insertion[] {
  const { singular, plural, isCaseChild } = names;
  const insertions = [
    ...contract,
    ...(isDeclaredId(singular) ? [] : [newId]),
    ...(isCaseChild ? [childId] : []),
    ...permissionRows(isCaseChild ? 'clinical' : membersOfOrganization),
    ...(isCaseChild || isDeclaredRoute(plural) ? [] : [newRoute]),
    ...(isCaseChild ? [] : [noSetting]),
    ...records,
  ];
  return insertions.map(({ file, text, ...insertion }) => ({
    ...insertion,
    file: renameTemplate(file, names),
    text: renameTemplate(text, names),
  }));
}

const contract: Insertion[] = [
  {
    file: 'shared/features/feature/feature.ts',
    position: /^(?=import|\/\*\* What the feature adds)/m,
    text: "import { rooms } from './rooms/endpoints.ts';\n",
  },
  {
    file: 'shared/features/feature/feature.ts',
    position: /(?<=nouns = \{)/,
    after: /nouns = \{/,
    text: '\n  rooms,\n',
  },
  {
    file: 'shared/features/feature/feature.ts',
    position: /(?<=auditEvents = \[)/,
    text: "'room.changed', 'room.created', 'room.read', 'room.removed', 'rooms.listed',",
  },
];

const newId: Insertion = {
  file: 'shared/core/ids.ts',
  position: /(?=\} as const;\nexport type IdKind)/,
  text: "  room: 'room',\n",
};

const childId: Insertion = {
  file: 'shared/core/ids.ts',
  position: /(?<=childIdKinds: readonly IdKind\[\] = \[)/,
  after: /childIdKinds: /,
  text: "'room', ",
};

const newRoute: Insertion = {
  file: 'shared/core/routes.ts',
  position: /(?=^\} as const;\n\nexport type RouteName)/m,
  text: "  rooms: page('/rooms', members),\n",
};

/** The page of settings names each record of an organisation. */
const noSetting: Insertion = {
  file: 'docs/settings.md',
  position: /(?<=## Records that are no settings\n[^#]*?\| --- \|\n)/,
  after: /## Records that are no settings/,
  text: '| rooms |\n',
};

const membersOfOrganization = "{ user: 'organization', admin: 'organization', superadmin: 'none' }";

const permissionRows = (scopes: string) =>
  ['read', 'create', 'change', 'remove'].map(
    (what): Insertion => ({
      file: 'shared/core/permissions.ts',
      position: /(?=\} satisfies Record<string, Row>;)/,
      text: `  'room:${what}': ${scopes},\n`,
    }),
  );

const records: Insertion[] = [
  {
    file: 'functions/features/feature/feature.ts',
    position: /^(?=import|\/\*\* Records that calls may load)/m,
    text: "import { roomRecords } from './rooms/room-records.ts';\n",
  },
  {
    file: 'functions/features/feature/feature.ts',
    position: /(?<=const records\b.* = \{)/,
    text: ' ...roomRecords, ',
  },
  {
    file: 'functions/features/feature/feature.ts',
    position: /(?<=records: RecordTypes<)/,
    text: "'room' | ",
    isOptional: true,
  },
];
