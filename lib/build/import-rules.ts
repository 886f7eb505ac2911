/** A group of files that may import each other, and the further files that they may import. */
export interface Layer {
  /** Folder of the layer's files. `*` is any folder name; the files of each such folder are one group. */
  folder: string;
  may: 'everything' | AllowedImport[];
  aws?: true;
}

export interface AllowedImport {
  files: string;
  /**
   * `type`: only types of these files may be imported. `dynamic`: these files may be imported only with
   * `import()`.
   */
  only?: 'type' | 'dynamic';
}

const shared: AllowedImport = { files: 'shared/**' };
const webFoundation: AllowedImport[] = [shared, { files: 'web/platform/**' }];

/**
 * Files of a feature in `shared/` that other features may import: schemas, records, endpoints and manifest.
 */
const sharedWithFeatures: AllowedImport[] = [
  'schema.ts',
  '*.schema.ts',
  'record.ts',
  'endpoints.ts',
  'feature.ts',
].map(file => ({ files: `shared/features/**/${file}` }));

/** Which files may import which. The most specific folder applies. Biome and the architecture test use it. */
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
    ],
  },
  { folder: 'functions/lambdas', may: [shared, { files: 'functions/**' }] },
  {
    folder: 'functions/lambdas/routes',
    may: [
      { files: 'shared/features/**/endpoints.ts', only: 'dynamic' },
      { files: 'functions/features/**', only: 'dynamic' },
      { files: 'functions/composition/**', only: 'type' },
    ],
  },

  { folder: 'web', may: [{ files: 'web/**' }] },
  { folder: 'web/build', may: [shared, { files: 'web/**' }] },
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

  {
    folder: 'lib/build',
    may: [
      shared,
      { files: 'web/platform/i18n/*traditional*' },
      { files: 'web/build/start-files.ts', only: 'type' },
    ],
  },
  { folder: 'lib/cloud', may: [shared, { files: 'lib/build/**' }] },
  {
    folder: 'lib/restore',
    may: [
      shared,
      { files: 'lib/build/**' },
      { files: 'functions/platform/storage/**' },
      { files: 'functions/features/**/*-items.ts' },
      { files: 'functions/features/*/*keys.ts' },
      { files: 'functions/platform/mail/mail-log.ts' },
      { files: 'functions/platform/files/object-eraser.ts' },
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

/** Files that must be imported with `import()`, on first use, so that Lambdas start faster. */
export const onlyLoadedLater = 'functions/lambdas/routes/*.ts';

/** Packages that only layers with `aws` may import. */
export const awsPackages = ['@aws-sdk/**', '@smithy/**'];
