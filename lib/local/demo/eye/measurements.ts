import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { LaterGroup } from '../../../../shared/features/eye/visit-fields/visit-fields.ts';

interface DemoEyes {
  se: number;
  mm: number;
  /**
   * Whether orthokeratology shapes the cornea. If so, the cornea is not measured, and acuity is good without
   * glasses.
   */
  isShaped: boolean;
}

type Measurements = Pick<
  EyeReportFields,
  LaterGroup | 'acuity' | 'cornea' | 'pupil' | 'questionnaire' | 'riskFactors'
>;

const tenths = (value: number) => Math.max(0.1, Math.min(1.2, value)).toFixed(1);
const hundredth = (value: number) => Number(value.toFixed(2));

/** Measurements and questionnaire answers that fit the eyes at a visit. Some children lack some of them. */
export function demoMeasurements(seed: number, { se, mm, isShaped }: DemoEyes): Measurements {
  const child = Math.floor(seed / 10);
  const isMyopicFamily = child % 2 === 0;
  const unaided = isShaped ? 1 : 1 + 0.35 * Math.min(0, se);
  const taken = (by: number) => ({
    unaided: tenths(unaided + by),
    withGlasses: isShaped ? null : '1.0',
    pinhole: null,
    near: null,
  });
  const radius = mm / 3.02;
  const cornea = (by: number) => ({
    k1: hundredth(radius + 0.06 + by),
    k2: hundredth(radius - 0.06 + by),
    axis: 175,
    diameter: 11.8,
  });
  return {
    acuity: child % 3 === 2 ? null : { right: taken(0), left: taken(0.1), both: taken(0.1) },
    cornea: isShaped || child % 4 === 3 ? null : { right: cornea(0), left: cornea(0.02) },
    pupil: { state: 'dilated', agent: 'Cyclopentolate 1%' },
    questionnaire:
      child % 3 === 0
        ? {
            parents: isMyopicFamily ? 'one' : 'none',
            nearWork: 3,
            outdoors: 1.5,
            screens: 2,
            firstSpectacles: isMyopicFamily ? 7 : null,
            answeredOn: null,
          }
        : null,
    riskFactors: isMyopicFamily ? ['parentalMyopia'] : [],
    ...staffFields(seed % 10 === 4 && child % 3 === 0),
  };
}

/** Binocular vision, eye health and side effects; recorded only at the last visit of some children. */
function staffFields(isRecorded: boolean): Pick<EyeReportFields, LaterGroup> {
  if (!isRecorded) return { binocular: null, accommodation: null, eyeHealth: null, sideEffects: null };
  return {
    binocular: {
      coverDistance: 'none',
      coverNear: 'exophoria',
      ...{ coverDistanceSize: null, coverNearSize: 6, npcBreak: 7, npcRecovery: 10, stereo: 40 },
      ...{ baseInDistance: 'x/7/4', baseOutDistance: '9/19/10', baseInNear: '13/21/13' },
      baseOutNear: '17/21/11',
    },
    accommodation: {
      right: { amplitude: 13, facility: 10, lag: 0.5 },
      left: { amplitude: 13, facility: 10, lag: 0.5 },
      both: { facility: 8 },
    },
    eyeHealth: {
      right: { pressure: 15 },
      left: { pressure: 16 },
      tonometer: 'Rebound tonometer',
      fundus: 'photograph',
      fundusFindings: null,
    },
    sideEffects: {
      right: { staining: 'normal' },
      left: { staining: 'trace' },
      photophobia: 'none',
      nearBlur: 'none',
      ...{ afterImage: null, lastScan: null, wearHours: 12, wearDays: 6.5, leftOut: null },
    },
  };
}
