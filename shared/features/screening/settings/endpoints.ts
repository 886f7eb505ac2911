import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { CheckedNormSet, CheckedRule } from './check-settings.ts';
import { maxNormSets, ScreeningNorms } from './norms.schema.ts';
import { maxRules, ScreeningRules } from './rules.schema.ts';

/** 0 for what an organisation begins with. */
const SettingsVersion = z.int().min(0);
const isDistinct = (all: readonly { id: string }[]) => new Set(all.map(({ id }) => id)).size === all.length;

export const settings = {
  getScreeningNorms: endpoint({
    method: 'GET',
    path: 'screening-norms',
    summary: 'The organisation’s norms, with their sources and whether they are approved',
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
      /** That a line of eyesight is to be chosen later, or asked for again; left out, it stays as it was. */
      putsOffEyesightLine: z.boolean().optional(),
    }),
    output: ScreeningNorms,
  }),
  getScreeningRules: endpoint({
    method: 'GET',
    path: 'screening-rules',
    summary: 'The organisation’s rules by which recommendations are suggested',
    needs: 'screening:read',
    input: z.strictObject({}),
    output: ScreeningRules,
  }),
  saveScreeningRules: endpoint({
    method: 'PUT',
    path: 'screening-rules',
    summary: 'Replaces the organisation’s rules',
    needs: 'screening:configure',
    errors: ['version.conflict'],
    input: z.strictObject({
      version: SettingsVersion,
      rules: z.array(CheckedRule).max(maxRules).refine(isDistinct, { error: 'validation.repeated' }),
    }),
    output: ScreeningRules,
  }),
};
