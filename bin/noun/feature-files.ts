import type { Insertion } from './insertion.ts';
import { type NounNames, variableOf } from './names.ts';

/**
 * A file that a feature needs in `shared`, `functions` or `web` before `npm run new` can add a kind of
 * record.
 */
export interface FeatureFile {
  file: string;
  text: string;
  /** Pattern that matches the file only if it is complete. */
  sign: RegExp;
  /** Lines to insert into hand-written lists of features, so that these lists contain the file. */
  listed: Insertion[];
}

export function featureFiles({ feature }: NounNames): FeatureFile[] {
  const name = variableOf(feature);
  return [
    {
      file: `shared/features/${feature}/feature.ts`,
      text: `/** The nouns (kinds of records) of the feature, with their API endpoints. */
export const nouns = {};

/** Audit event types. Their texts are in the catalogue \`audit\` or in one of the feature. */
export const auditEvents = [] as const;
`,
      sign: /nouns = \{/,
      listed: [],
    },
    {
      file: `functions/features/${feature}/feature.ts`,
      text: `/** Records that calls may load. */
export const records = {};
`,
      sign: /const records\b/,
      listed: [],
    },
    {
      file: `web/features/${feature}/feature.tsx`,
      text: `import type { Feature } from '../../platform/features/feature.ts';

export const ${name}: Feature = {};
`,
      sign: /: Feature = \{/,
      listed: [
        {
          file: 'web/app/features.ts',
          position: /^(?=import)/m,
          text: `import { ${name} } from '../features/${feature}/feature.tsx';\n`,
        },
        {
          file: 'web/app/features.ts',
          after: /installFeatures\(\[/,
          position: /(?=\n\]\);\s*$)/,
          text: `\n  ${name},`,
        },
      ],
    },
  ];
}
