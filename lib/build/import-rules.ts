/** A group of files that may import each other, and what they may import beside. */
export interface Layer {
  /** The folder that holds them; `*` stands for any one folder, each a group of its own. */
  folder: string;
  /** All files, or these. */
  may: 'everything' | AllowedImport[];
  /** May import the AWS SDK. */
  aws?: true;
}

export interface AllowedImport {
  files: string;
  /** Not a value: only a type, or only by `import()`. */
  only?: 'type' | 'dynamic';
}

const shared: AllowedImport = { files: 'shared/**' };
const webFoundation: AllowedImport[] = [shared, { files: 'web/platform/**' }];

/** What one feature says to the others in shared/: fields, records, calls, and the feature itself. */
const sharedWithFeatures: AllowedImport[] = [
  'schema.ts',
  '*.schema.ts',
  'record.ts',
  'endpoints.ts',
  'feature.ts',
].map(file => ({ files: `shared/features/**/${file}` }));

/** Who may import whom. The most specific folder decides. Biome and the architecture test both read this. */
export const layers: Layer[] = [
  { folder: 'shared', may: [] },
  { folder: 'shared/core', may: [] },
  { folder: 'shared/features/*', may: [{ files: 'shared/core/**' }, ...sharedWithFeatures] },

  { folder: 'functions/platform', may: [shared], aws: true },
  {
    folder: 'functions/features/*',
    may: [
      shared,
      { files: 'functions/platform/**' },
      { files: 'functions/composition/**', only: 'type' },
      { files: 'functions/features/*/feature.ts' },
      { files: 'functions/features/*/*keys.ts' },
    ],
  },
  {
    folder: 'functions/composition',
    may: [
      shared,
      { files: 'functions/platform/**' },
      { files: 'functions/features/**/*-store.ts' },
      { files: 'functions/features/**/*-throttle.ts' },
      { files: 'functions/features/*/*keys.ts' },
      { files: 'functions/features/*/formats.ts' },
      { files: 'functions/features/*/feature.ts' },
      { files: 'functions/features/**/*handlers.ts', only: 'dynamic' },
    ],
  },
  { folder: 'functions/lambdas', may: [shared, { files: 'functions/**' }] },

  { folder: 'web', may: [{ files: 'web/**' }] },
  { folder: 'web/platform', may: [shared] },
  { folder: 'web/ui', may: webFoundation },
  { folder: 'web/gallery', may: [...webFoundation, { files: 'web/ui/**' }] },
  {
    folder: 'web/features/*',
    may: [
      ...webFoundation,
      { files: 'web/ui/**' },
      { files: 'web/features/*/feature.ts' },
      { files: 'web/features/*/feature.tsx' },
    ],
  },
  { folder: 'web/app', may: [shared, { files: 'web/**' }] },

  { folder: 'lib/build', may: [shared] },
  { folder: 'lib/cloud', may: [shared, { files: 'lib/build/**' }] },
  {
    folder: 'lib/restore',
    may: [
      shared,
      { files: 'lib/build/**' },
      { files: 'functions/platform/storage/**' },
      { files: 'functions/features/**/*-items.ts' },
      { files: 'functions/features/*/*keys.ts' },
    ],
    aws: true,
  },
  {
    folder: 'lib/local',
    may: [
      shared,
      { files: 'lib/build/**' },
      { files: 'lib/cloud/**' },
      { files: 'lib/restore/**' },
      { files: 'functions/lambdas/**' },
    ],
    aws: true,
  },

  { folder: 'bin', may: [shared, { files: 'lib/**' }] },
  { folder: 'test', may: 'everything', aws: true },
];

/** Files that are loaded when they are first needed, so that a Lambda starts without them. */
export const onlyLoadedLater = 'functions/features/**/*handlers.ts';

/** The files of a package that only some layers may import. */
export const awsPackages = ['@aws-sdk/**', '@smithy/**'];
