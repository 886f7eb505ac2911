import { fastProgressionLimits } from '../../../../shared/core/limits.ts';
import { useSession } from '../../../platform/auth/session.ts';

/** The organisation's threshold of fast progression, in D per year towards minus. */
export const useFastThreshold = (): number =>
  useSession().organization?.fastProgression ?? fastProgressionLimits.default;
