import { sampleInTurn } from '../../support/sampling/sample-in-turn.ts';
import type { Lang } from './pages.ts';

/** The languages of a test that is the same in both: one at this commit, both with `--full`. */
export const sampleLanguages = (name: string): Lang[] => sampleInTurn(name, 2, ['en', 'zh'] as const);
