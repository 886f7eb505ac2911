import type { VisitTexts } from './field-texts.ts';

const deviations = {
  none: 'No deviation',
  esophoria: 'Esophoria',
  exophoria: 'Exophoria',
  hyperphoria: 'Hyperphoria',
  intermittentEsotropia: 'Intermittent esotropia',
  intermittentExotropia: 'Intermittent exotropia',
  esotropia: 'Esotropia',
  exotropia: 'Exotropia',
  hypertropia: 'Hypertropia',
};
const complaint = { none: 'None', sometimes: 'Sometimes', often: 'Often' };
const ranges = 'Blur, break and recovery in Δ, such as x/20/15';

export const english: VisitTexts = {
  axialLength: { label: 'Axial length' },
  acuity: {
    label: 'Other acuity',
    printed: 'Visual acuity',
    fields: {
      unaided: { label: 'Without glasses' },
      withGlasses: { label: 'With glasses' },
      pinhole: { label: 'Pinhole' },
      near: { label: 'Near' },
    },
  },
  cornea: {
    label: 'Cornea and pupils',
    printed: 'Cornea',
    fields: {
      k1: { label: 'K1 (flat)', printed: 'K1' },
      k2: { label: 'K2 (steep)', printed: 'K2' },
      axis: { label: 'Axis of K1' },
      diameter: { label: 'Corneal diameter', printed: 'Diameter' },
    },
  },
  pupil: {
    label: 'Pupils',
    fields: {
      state: { label: 'Pupils', options: { undilated: 'Undilated', dilated: 'Dilated' } },
      agent: { label: 'Eye drops' },
    },
  },
  questionnaire: {
    label: 'Risk questionnaire',
    help: 'Parents’ myopia, near work, time outdoors and at screens; optional',
    fields: {
      parents: {
        label: 'Parents’ myopia',
        options: {
          none: 'Neither parent is myopic',
          one: 'One parent is myopic',
          both: 'Both parents are myopic',
          high: 'A parent is highly myopic',
        },
      },
      nearWork: { label: 'Near work a day', unit: 'h', said: hours => `near work ${hours} h a day` },
      outdoors: { label: 'Outdoors a day', unit: 'h', said: hours => `outdoors ${hours} h a day` },
      screens: { label: 'Screens a day', unit: 'h', said: hours => `screens ${hours} h a day` },
      firstSpectacles: {
        label: 'Age at first glasses',
        unit: 'years',
        said: age => `first glasses at ${age}`,
      },
      answeredOn: { label: 'Answered on', help: 'Leave empty if all were answered at this visit' },
    },
  },
  binocular: {
    label: 'Binocular vision',
    fields: {
      coverDistance: { label: 'Cover test, distance', options: deviations },
      coverDistanceSize: { label: 'Deviation, distance' },
      coverNear: { label: 'Cover test, near', options: deviations },
      coverNearSize: { label: 'Deviation, near' },
      npcBreak: { label: 'NPC, break' },
      npcRecovery: { label: 'NPC, recovery' },
      stereo: { label: 'Stereopsis' },
      baseInDistance: { label: 'Base in, distance', help: ranges },
      baseOutDistance: { label: 'Base out, distance', help: ranges },
      baseInNear: { label: 'Base in, near', help: ranges },
      baseOutNear: { label: 'Base out, near', help: ranges },
    },
  },
  accommodation: {
    label: 'Accommodation',
    fields: {
      amplitude: { label: 'Amplitude' },
      facility: { label: 'Facility' },
      lag: { label: 'Lag (− for lead)' },
    },
  },
  eyeHealth: {
    label: 'Eye pressure and fundus',
    fields: {
      pressure: { label: 'Eye pressure' },
      tonometer: { label: 'Tonometer' },
      fundus: {
        label: 'Fundus',
        options: {
          notSeen: 'Not seen',
          undilated: 'Seen undilated',
          dilated: 'Seen dilated',
          photograph: 'Photographed',
          scan: 'Scanned (OCT)',
        },
      },
      fundusFindings: { label: 'What was seen' },
    },
  },
  sideEffects: {
    label: 'Side effects and wear',
    fields: {
      staining: {
        label: 'Corneal staining',
        options: {
          normal: '0 normal',
          trace: '1 trace',
          mild: '2 mild',
          moderate: '3 moderate',
          severe: '4 severe',
        },
      },
      photophobia: { label: 'Bothered by light', help: 'Atropine', options: complaint },
      nearBlur: { label: 'Blurred near vision', help: 'Atropine', options: complaint },
      afterImage: { label: 'After-image', help: 'Red light', options: complaint },
      lastScan: { label: 'Last retinal scan', help: 'Red light' },
      wearHours: { label: 'Worn, hours a day', unit: 'h' },
      wearDays: { label: 'Worn, days a week', unit: 'days' },
      leftOut: { label: 'Left out', help: 'Drops, lenses or sessions, and how often' },
    },
  },
  frame: { label: 'Frame' },
  model: { label: 'Model' },
  color: { label: 'Colour' },
  lens: { label: 'Lens' },
  labRemarks: {
    label: 'Lab remarks',
    printed: 'Remarks for the lab',
    help: 'Printed on the lab order only',
  },
  comment: { label: 'Comment', help: 'Printed on reports; the family reads it under “Our advice”' },
  returnBy: { label: 'Return by', help: 'Due back from the lab' },
  followUp: { label: 'Follow up', help: 'When the child should be seen again' },
};
