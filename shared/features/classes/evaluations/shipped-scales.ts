import type { EvaluationScales } from './schema.ts';

/** Default meaning of the scores, until an organisation changes it. */
export const shippedScales: EvaluationScales = {
  participation: [
    { en: 'Only watched', zh: '只在旁观看' },
    { en: 'Joined in with help', zh: '在帮助下参与' },
    { en: 'Joined in when asked', zh: '经提醒后参与' },
    { en: 'Joined in unasked', zh: '主动参与' },
    { en: 'Led others', zh: '带动他人' },
  ],
  fluency: [
    { en: 'Not yet', zh: '还做不到' },
    { en: 'With much help', zh: '需要很多帮助' },
    { en: 'With some help', zh: '需要少许帮助' },
    { en: 'Alone, with pauses', zh: '独立完成，偶有停顿' },
    { en: 'Smoothly and alone', zh: '独立流畅地完成' },
  ],
  version: 0,
};
