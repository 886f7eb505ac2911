import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { CheckedNormSet, CheckedRule } from './check-settings.ts';
import { maxNormSets, ScreeningNorms } from './norms.schema.ts';
import { maxPhrases, maxRules, Phrase, ScreeningRules, Whom } from './rules.schema.ts';

/** Version of the settings; 0 for the default settings, which every organisation has at first. */
const SettingsVersion = z.int().min(0);
const isDistinct = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length;

export const settings = {
  getScreeningNorms: endpoint({
    method: 'GET',
    path: 'screening-norms',
    summary: 'The organisation’s norms with their sources and approval',
    needs: 'screening:read',
    input: z.strictObject({}),
    output: ScreeningNorms,
  }),
  saveScreeningNorms: endpoint({
    method: 'PUT',
    path: 'screening-norms',
    summary: 'Replaces the organisation’s norms',
    needs: 'screening:configure',
    errors: ['version.conflict'],
    input: z.strictObject({
      version: SettingsVersion,
      sets: z.array(CheckedNormSet).max(maxNormSets).refine(isDistinct, { error: 'validation.repeated' }),
      /**
       * True to postpone the choice of an eyesight line (the acuity that each eye must reach), false to ask
       * for the choice again; if left out, nothing changes.
       */
      putsOffEyesightLine: z.boolean().optional(),
    }),
    output: ScreeningNorms,
  }),
  getScreeningRules: endpoint({
    method: 'GET',
    path: 'screening-rules',
    summary:
      'The organisation’s rules that suggest recommendations, its phrases for remarks and its words for families',
    needs: 'screening:read',
    input: z.strictObject({}),
    output: ScreeningRules,
  }),
  saveScreeningRules: endpoint({
    method: 'PUT',
    path: 'screening-rules',
    summary: 'Replaces the organisation’s rules, and its phrases and words for families if they are sent',
    needs: 'screening:configure',
    errors: ['version.conflict'],
    input: z.strictObject({
      version: SettingsVersion,
      rules: z.array(CheckedRule).max(maxRules).refine(isDistinct, { error: 'validation.repeated' }),
      /** Phrases for remarks; if left out, the stored phrases are kept. */
      phrases: z
        .array(Phrase)
        .max(maxPhrases)
        .refine(isDistinct, { error: 'validation.repeated' })
        .optional(),
      /** Texts about whom a family should see; if left out, the stored texts are kept. */
      whom: Whom.optional(),
    }),
    output: ScreeningRules,
  }),
};
