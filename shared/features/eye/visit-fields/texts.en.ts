import type { VisitTexts } from './field-texts.ts';

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
    },
  },
  frame: { label: 'Frame' },
  model: { label: 'Model' },
  color: { label: 'Color' },
  lens: { label: 'Lens' },
  labRemarks: {
    label: 'Lab remarks',
    printed: 'Remarks for the lab',
    help: 'Printed on the lab order only',
  },
  comment: { label: 'Comment', help: 'Printed on the report only' },
  returnBy: { label: 'Return by', help: 'Due back from the lab' },
  followUp: { label: 'Follow up', help: 'When the child should be seen again' },
};
