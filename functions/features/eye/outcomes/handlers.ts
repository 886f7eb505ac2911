import { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';

export const endpoints = outcomes;

export const handlers: Handlers<typeof outcomes> = {
  countOutcomes: async (...call) => (await import('./count-outcomes.ts')).countOutcomesHandler(...call),
  exportOutcomes: async (...call) => (await import('./export-outcomes.ts')).exportOutcomesHandler(...call),
};
