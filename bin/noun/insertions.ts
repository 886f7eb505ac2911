/** What files that every noun is named in get: the place, as a zero-width pattern, and the text. */
export interface Insertion {
  file: string;
  place: RegExp;
  text: string;
}

export const insertions: Insertion[] = [
  {
    file: 'shared/contract.ts',
    place: /^(?=import)/m,
    text: "import { rooms } from './rooms/endpoints.ts';\n",
  },
  { file: 'shared/contract.ts', place: /(?=,?\s*\};\s*export type Noun)/, text: ', rooms' },
  { file: 'shared/core/ids.ts', place: /(?<=idPrefixes = \{)/, text: " room: 'room'," },
  {
    file: 'shared/core/permissions.ts',
    place: /(?=\} satisfies Record<string, Row>;)/,
    text: `  'room:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'room:create': { user: 'organization', admin: 'organization', superadmin: 'none' },
`,
  },
  {
    file: 'shared/core/routes.ts',
    place: /(?=^\} as const;\n\nexport type RouteName)/m,
    text: "  rooms: page('/rooms', members),\n",
  },
  {
    file: 'functions/platform/storage/keys.ts',
    place: /(?<=\* \| member .*\n)/,
    text: ' * |room|O#o|ROOM#id|||\n',
  },
  {
    file: 'functions/platform/storage/keys.ts',
    place: /(?=export const notificationBoxKey)/,
    text: `export const roomKey = (o: string, id: string): Key => ({ pk: \`O#\${o}\`, sk: \`ROOM#\${id}\` });
export const roomsOf = (o: string) => ({ pk: \`O#\${o}\`, prefix: 'ROOM#' });

`,
  },
  {
    file: 'lib/restore/known-records.ts',
    place: /(?=^\];$)/m,
    text: '  [/^O#[a-z\\d-]+$/, /^ROOM#room_/],\n',
  },
  {
    file: 'functions/composition/context.ts',
    place: /^(?=import .* from '\.\/)/m,
    text: "import { RoomsStore } from './rooms/rooms-store.ts';\n",
  },
  {
    file: 'functions/composition/context.ts',
    place: /(?=^ {2}notifications: NotificationsStore;$)/m,
    text: '  rooms: RoomsStore;\n',
  },
  {
    file: 'functions/composition/context.ts',
    place: /(?=^ {4}notifications: new NotificationsStore\(table, organization\.slug, origin\),$)/m,
    text: '    rooms: new RoomsStore(table, organization.slug, origin),\n',
  },
  {
    file: 'functions/lambdas/api.ts',
    place: /(?=^ {6}notifications: \(\) => import)/m,
    text: "      rooms: () => import('../rooms/handlers.ts'),\n",
  },
  {
    file: 'web/app/routes.tsx',
    place: /(?=\};\n\nconst stillToCome)/,
    text: `  rooms: {
    words: ['rooms'],
    load: async () => ({ Component: (await import('./rooms/rooms.page.tsx')).RoomsPage }),
  },
`,
  },
  {
    file: 'web/platform/i18n/namespaces.ts',
    place: /^(?=import)/m,
    text: "import type rooms from './en/rooms.json';\n",
  },
  {
    file: 'web/platform/i18n/namespaces.ts',
    place: /(?<=interface Catalogues \{\n)/,
    text: '  rooms: typeof rooms;\n',
  },
  { file: 'web/platform/i18n/en/pages.json', place: /(?<=^\{\n)/, text: '  "rooms": "Rooms",\n' },
  { file: 'web/platform/i18n/zh/pages.json', place: /(?<=^\{\n)/, text: '  "rooms": "房间",\n' },
  {
    file: 'test/support/samples.ts',
    place: /^(?=import)/m,
    text: "import { roomsSamples } from './samples/rooms.ts';\n",
  },
  {
    file: 'test/support/samples.ts',
    place: /(?=^\};\n\n.*\nconst namesSomething)/m,
    text: '  rooms: roomsSamples,\n',
  },
  {
    file: 'test/suites/budgets.json',
    place: /(?<=^\{\n)/,
    text: '  "POST rooms": 9,\n  "GET rooms": 4,\n',
  },
];
