import type { LanguageTag } from '../../../core/languages.ts';

interface FeedWords {
  /** The word “Timetable”, shown before the organisation's name. */
  timetable: string;
  and: string;
  unnamed: string;
}

export const feedWords: Record<LanguageTag, FeedWords> = {
  en: { timetable: 'Timetable', and: ', ', unnamed: 'Session' },
  'zh-Hans': { timetable: '时间表', and: '、', unnamed: '课堂' },
  'zh-Hant': { timetable: '時間表', and: '、', unnamed: '課堂' },
};
