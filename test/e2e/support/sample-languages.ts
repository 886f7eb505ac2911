import { sampleInTurn } from '../../support/sampling/sample-in-turn.ts';
import type { Lang } from './pages.ts';

/**
 * The languages in which to run a test that does the same in each language: one per commit, or both with
 * `--full`.
 */
export const sampleLanguages = (name: string): Lang[] => sampleInTurn(name, 2, ['en', 'zh'] as const);
