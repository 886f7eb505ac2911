import type { Insertion } from './insertion.ts';
import { type NounNames, renameTemplate } from './names.ts';

const atImports = /^(?=import)/m;

/** Kinds of ids and pages that stand in the central tables for nouns to come; they stay when a noun goes. */
const declaredIds = ['screening', 'note', 'template', 'term', 'class', 'session', 'course', 'activity'];
export const declaredRoutes = ['screenings', 'notes', 'templates', 'terms', 'classes'];

/** What files that every noun is named in get. */
export function insertionsFor(names: NounNames): Insertion[] {
  const { singular, plural, isCaseChild } = names;
  const insertions = [
    ...contract,
    ...(declaredIds.includes(singular) ? [] : [newId]),
    ...(isCaseChild ? forCaseChild : forOrganization),
    ...(isCaseChild || declaredRoutes.includes(plural) ? [] : [newRoute]),
    ...records,
    ...tests,
    ...demo,
    ...catalogue,
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
  position: /(?<=idPrefixes = \{\n)/,
  text: "  room: 'room',\n",
};

const newRoute: Insertion = {
  file: 'shared/core/routes.ts',
  position: /(?=^\} as const;\n\nexport type RouteName)/m,
  text: "  rooms: page('/rooms', members),\n",
};

const permissionRows = (scopes: string) =>
  ['read', 'create', 'change', 'remove'].map(
    (what): Insertion => ({
      file: 'shared/core/permissions.ts',
      position: /(?=\} satisfies Record<string, Row>;)/,
      text: `  'room:${what}': ${scopes},\n`,
    }),
  );

const forOrganization: Insertion[] = permissionRows(
  "{ user: 'organization', admin: 'organization', superadmin: 'none' }",
);

const forCaseChild: Insertion[] = [
  ...permissionRows('clinical'),
  {
    file: 'shared/core/ids.ts',
    position: /(?<=childIdKinds: readonly IdKind\[\] = \[)/,
    after: /childIdKinds: /,
    text: "'room', ",
  },
];

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

const tests: Insertion[] = [
  {
    file: 'test/formats/record-schemas.ts',
    position: atImports,
    text: "import { Room } from '../../shared/features/feature/rooms/schema.ts';\n",
  },
  {
    file: 'test/formats/record-schemas.ts',
    position: /(?<=recordSchemas.* = \{\n)/,
    text: '  rooms: Room,\n',
  },
  {
    file: 'test/support/samples.ts',
    position: atImports,
    text: "import { roomsSamples } from '../features/feature/rooms/samples.ts';\n",
  },
  {
    file: 'test/support/samples.ts',
    position: /(?<=const samples: .* = \{\n)/,
    text: '  rooms: roomsSamples,\n',
  },
  {
    file: 'test/support/reference-samples.ts',
    position: atImports,
    text: "import { roomReference } from '../features/feature/rooms/reference.ts';\n",
  },
  {
    file: 'test/support/reference-samples.ts',
    position: /(?<=referenceSamples.* = \{\n)/,
    text: '  room: roomReference,\n',
  },
  {
    file: 'test/support/reference-kind.ts',
    position: /(?=\s*\| 'case')/,
    text: "| 'room'",
  },
];

const demo: Insertion[] = [
  {
    file: 'lib/local/demo/features.ts',
    position: atImports,
    text: "import { makeRooms } from './rooms/make-rooms.ts';\n",
  },
  {
    file: 'lib/local/demo/features.ts',
    position: /(?=,?\s*\];$)/m,
    after: /demoFeatures: /,
    text: ', makeRooms',
  },
];

const catalogue: Insertion[] = [
  {
    file: 'web/platform/i18n/namespaces.ts',
    position: atImports,
    text: "import type rooms from './en/rooms.json';\n",
  },
  {
    file: 'web/platform/i18n/namespaces.ts',
    position: /(?<=interface Catalogues \{\n)/,
    text: '  rooms: typeof rooms;\n',
  },
];
