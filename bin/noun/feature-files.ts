import type { Insertion } from './insertion.ts';
import { capital, type NounNames } from './names.ts';

/** What a feature needs before it can have its first noun, in one tier. */
export interface FeatureFile {
  file: string;
  text: string;
  /** What a file has that needs nothing more. */
  sign: RegExp;
  /** Where the tier lists its features. */
  listed: Insertion[];
}

const atImports = /^(?=import)/m;

/** A feature's name as a variable. */
const variableOf = (feature: string) =>
  feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The manifests of a feature that a noun is added to. */
export function featureFiles({ feature }: NounNames): FeatureFile[] {
  const name = variableOf(feature);
  return [
    {
      file: `shared/features/${feature}/feature.ts`,
      text: `/** What the feature adds to the contract: its nouns with their calls. */
export const nouns = {};

/** Audit event types. Their texts are in the catalogue \`audit\`. */
export const auditEvents = [] as const;
`,
      sign: /nouns = \{/,
      listed: [
        {
          file: 'shared/features.ts',
          position: atImports,
          text: `import * as ${name} from './features/${feature}/feature.ts';\n`,
        },
        {
          file: 'shared/features.ts',
          after: /features = \{/,
          position: /(?<=features = \{)/,
          text: ` ${name}, `,
        },
        {
          file: 'shared/audit-events.ts',
          position: atImports,
          text: `import { auditEvents as of${capital(name)} } from './features/${feature}/feature.ts';\n`,
        },
        {
          file: 'shared/audit-events.ts',
          position: /(?<=auditEventTypes = \[)/,
          text: ` ...of${capital(name)}, `,
        },
      ],
    },
    {
      file: `functions/features/${feature}/feature.ts`,
      text: `/** Records that calls may load. */
export const records = {};
`,
      sign: /const records\b/,
      listed: [
        {
          file: 'functions/composition/record-types.ts',
          position: atImports,
          text: `import { records as of${capital(name)} } from '../features/${feature}/feature.ts';\n`,
        },
        {
          file: 'functions/composition/record-types.ts',
          position: /(?<=recordTypes: RecordTypes = \{)/,
          text: ` ...of${capital(name)}, `,
        },
      ],
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
          position: atImports,
          text: `import { ${name} } from '../features/${feature}/feature.tsx';\n`,
        },
        {
          file: 'web/app/features.ts',
          after: /installFeatures\(/,
          position: /(?<=installFeatures\(\[)/,
          text: ` ${name}, `,
        },
      ],
    },
  ];
}
