import type { Phrase } from './rules.schema.ts';

/** The default phrases of every organisation. Organisations may change them. */
export const shippedPhrases: readonly Phrase[] = [
  { id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40301', test: null, en: 'Took part gladly.', zh: '很愿意配合。' },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40302',
    test: null,
    en: 'Was tired, so another day may show something else.',
    zh: '孩子当时较疲倦，换一天结果可能不同。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40303',
    test: null,
    en: 'Needed the task explained again.',
    zh: '需要再次讲解要求。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40304',
    test: 'eyesight',
    en: 'Had no glasses with them.',
    zh: '没有带眼镜。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40305',
    test: 'eyesight',
    en: 'Narrowed the eyes to read the chart.',
    zh: '看视力表时眯眼。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40306',
    test: 'eyesight',
    en: 'Leaned forward to read the chart.',
    zh: '看视力表时身体前倾。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40307',
    test: 'eyeTracking',
    en: 'Moved the head along with the eyes.',
    zh: '头部跟着眼睛一起转动。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40308',
    test: 'eyeHand',
    en: 'Held the pencil very tightly.',
    zh: '握笔很紧。',
  },
  {
    id: '1d5d7f0e-6f0c-4a53-9f0a-1998e4e40309',
    test: 'oneLeg',
    en: 'Held on to something to keep standing.',
    zh: '需要扶着东西才能站稳。',
  },
];
