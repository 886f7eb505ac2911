const inFeatures = [
  'cases/cases/filter-cases',
  'cases/cases/similar-names',
  'eye/eye-reports/check-visit',
  'organizations/organizations/slug-candidates',
];
const inPlatform = [
  'days',
  'files/check-video',
  'files/declared-type',
  'files/disposition',
  'files/image-size',
  'files/strip-ancillary-chunks',
  'http/client-ip',
  'http/pagination',
  'http/parse-token-claims',
  'http/read-input',
  'http/router',
  'http/verify-origin-secret',
  'mail/compose-email',
  'memoize-async',
  'search/fold-text',
  'search/search-words',
  'storage/cursor',
];

/**
 * Modules of the Lambdas that contain only rules, which need no store and no AWS, and have tests of their
 * own.
 */
export const functionRules = [
  ...inFeatures.map(name => `functions/features/${name}.ts`),
  ...inPlatform.map(name => `functions/platform/${name}.ts`),
];
