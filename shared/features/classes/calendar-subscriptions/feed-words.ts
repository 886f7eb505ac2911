import type { Locale, Script } from '../../../core/fields.ts';

interface FeedWords {
  /** The word “Timetable”, shown before the organisation's name. */
  timetable: string;
  and: string;
  unnamed: string;
}

const english: FeedWords = { timetable: 'Timetable', and: ', ', unnamed: 'Session' };
const chinese: Record<Script, FeedWords> = {
  simplified: { timetable: '时间表', and: '、', unnamed: '课堂' },
  traditional: { timetable: '時間表', and: '、', unnamed: '課堂' },
};

/** The fixed words of a subscribed calendar. */
export const feedWords = (language: Locale, script: Script): FeedWords =>
  language === 'en' ? english : chinese[script];
