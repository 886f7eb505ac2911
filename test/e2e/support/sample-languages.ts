import { sampleInTurn } from '../../support/sampling/sample-in-turn.ts';
import type { Lang } from './pages.ts';

/** The languages in which a test runs that is the same in both: one of them, or both with `--full`. */
export const sampleLanguages = (name: string): Lang[] => sampleInTurn(name, 2, ['en', 'zh'] as const);
