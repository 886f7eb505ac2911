/** What files that every noun is named in get: the place, as a zero-width pattern, and the text. */
export interface Insertion {
  file: string;
  position: RegExp;
  text: string;
}

export const insertions: Insertion[] = [
  {
    file: 'shared/contract.ts',
    position: /^(?=import)/m,
    text: "import { rooms } from './rooms/endpoints.ts';\n",
  },
  { file: 'shared/contract.ts', position: /(?=,?\s*\};\s*export type Noun)/, text: ', rooms' },
  { file: 'shared/core/ids.ts', position: /(?<=idPrefixes = \{)/, text: " room: 'room'," },
  {
    file: 'shared/core/permissions.ts',
    position: /(?=\} satisfies Record<string, Row>;)/,
    text: `  'room:read': { user: 'organization', admin: 'organization', superadmin: 'none' },
  'room:create': { user: 'organization', admin: 'organization', superadmin: 'none' },
`,
  },
  {
    file: 'shared/core/routes.ts',
    position: /(?=^\} as const;\n\nexport type RouteName)/m,
    text: "  rooms: page('/rooms', members),\n",
  },
  {
    file: 'functions/platform/storage/keys.ts',
    position: /(?<=\* \| member .*\n)/,
    text: ' * |room|O#o|ROOM#id|||\n',
  },
  {
    file: 'functions/platform/storage/keys.ts',
    position: /(?=export const notificationBoxKey)/,
    text: `export const roomKey = (o: string, id: string): Key => ({ pk: \`O#\${o}\`, sk: \`ROOM#\${id}\` });
export const roomsOf = (o: string) => ({ pk: \`O#\${o}\`, prefix: 'ROOM#' });

`,
  },
  {
    file: 'lib/restore/known-records.ts',
    position: /(?=^\];$)/m,
    text: '  [/^O#[a-z\\d-]+$/, /^ROOM#room_/],\n',
  },
  {
    file: 'functions/composition/context.ts',
    position: /^(?=import .* from '\.\/)/m,
    text: "import { RoomsStore } from './rooms/rooms-store.ts';\n",
  },
  {
    file: 'functions/composition/context.ts',
    position: /(?=^ {2}notifications: NotificationsStore;$)/m,
    text: '  rooms: RoomsStore;\n',
  },
  {
    file: 'functions/composition/context.ts',
    position: /(?=^ {4}notifications: new NotificationsStore\(table, organization\.slug, origin\),$)/m,
    text: '    rooms: new RoomsStore(table, organization.slug, origin),\n',
  },
  {
    file: 'functions/lambdas/api.ts',
    position: /(?=^ {6}notifications: \(\) => import)/m,
    text: "      rooms: () => import('../rooms/handlers.ts'),\n",
  },
  {
    file: 'web/app/routes.tsx',
    position: /(?=\};\n\nconst stillToCome)/,
    text: `  rooms: {
    words: ['rooms'],
    load: async () => ({ Component: (await import('./rooms/rooms.page.tsx')).RoomsPage }),
  },
`,
  },
  {
    file: 'web/platform/i18n/namespaces.ts',
    position: /^(?=import)/m,
    text: "import type rooms from './en/rooms.json';\n",
  },
  {
    file: 'web/platform/i18n/namespaces.ts',
    position: /(?<=interface Catalogues \{\n)/,
    text: '  rooms: typeof rooms;\n',
  },
  { file: 'web/platform/i18n/en/pages.json', position: /(?<=^\{\n)/, text: '  "rooms": "Rooms",\n' },
  { file: 'web/platform/i18n/zh/pages.json', position: /(?<=^\{\n)/, text: '  "rooms": "房间",\n' },
  {
    file: 'test/support/samples.ts',
    position: /^(?=import)/m,
    text: "import { roomsSamples } from './samples/rooms.ts';\n",
  },
  {
    file: 'test/support/samples.ts',
    position: /(?=^\};\n\n.*\nconst namesSomething)/m,
    text: '  rooms: roomsSamples,\n',
  },
  {
    file: 'test/suites/budgets.json',
    position: /(?<=^\{\n)/,
    text: '  "POST rooms": 9,\n  "GET rooms": 4,\n',
  },
];
