import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';

/** Fields that only staff can read, with values. */
export const staffFields = {
  binocular: {
    coverDistance: 'none',
    coverDistanceSize: 0,
    coverNear: 'exophoria',
    coverNearSize: 6,
    npcBreak: 7.5,
    npcRecovery: 10,
    stereo: 40,
    baseInDistance: 'x/7/4',
    baseOutDistance: '9/19/10',
    baseInNear: '13/21/13',
    baseOutNear: '17/21/11',
  },
  accommodation: {
    right: { amplitude: 14, facility: 11, lag: 0.5 },
    left: { amplitude: 13.5, facility: 10.5, lag: -0.25 },
    both: { facility: 8 },
  },
  eyeHealth: {
    right: { pressure: 14 },
    left: { pressure: 15.5 },
    tonometer: 'Rebound',
    fundus: 'photograph',
    fundusFindings: 'Tilted disc',
  },
  sideEffects: {
    right: { staining: 'trace' },
    left: { staining: 'normal' },
    photophobia: 'sometimes',
    nearBlur: 'none',
    afterImage: null,
    lastScan: '2026-05-02',
    wearHours: 12,
    wearDays: 6,
    leftOut: 'Two evenings a week',
  },
} satisfies Partial<EyeReportFields>;
