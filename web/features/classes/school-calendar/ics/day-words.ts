/** Matches words that say that there is no school or work, such as "no school": the day is free. */
const denied = new RegExp(
  [
    '(?:不|免|无需|無需|不用|停止|暂停|暫停|取消)(?:上?(?:周|週|星期|礼拜|禮拜)[一二三四五六日天])?的?[补補]?上?[班课課]',
    '[班课課][程表]?[\\s（(：:]?[已均都全]?(?:取消|暂停|暫停|停止)(?!放假|休|假期)|停[班课課]|非工作日',
    'non-?working|\\bno (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day )?(?:school|class(?:es)?|work|timetable|lessons?)\\b',
    '\\b(?:class(?:es)?|school|lessons?|timetable)(?: (?:as|on|of|for) \\w{3,6}day)?(?: (?:is|are|was|were|will be))? (?:cancell?ed|suspended|called off|postponed)\\b',
  ].join('|'),
  'giu',
);
const working = new RegExp(
  [
    '[补補]行?上?[班课課]|(?<![晚早])上班(?![会會])|工作日',
    '(?:[调調]休|照常|正常|恢[复復]|(?:周|週|星期|礼拜|禮拜)[六日天])上[课課](?![外后後])',
    '[补補][^放假休]{0,20}(?:[课課]表|[周週期拜][一二三四五][^放假休]{0,4}[课課])',
    '(?<![晚早])上(?:周|週|星期|礼拜|禮拜)[一二三四五]的?[课課][程表]?(?!\\p{L})',
    '上[课課][^放假休]{0,4}[按依照用][^放假休]{0,10}[课課]表|[课課]表上[课課]',
    '\\bmake[- ]?up (?:(?:work|school|class|teaching)\\w*[- ]?)?day|\\bday make[- ]?up\\b|\\bwork(?:ing)?[- ]?day\\b',
    '\\b(?:satur|sun)day (?:class(?:es)?|lessons)\\b(?! (?:are|is|will be) (?:over|free))',
    '\\b(?:working|school|teaching) (?:satur|sun)day\\b|\\bschool in session\\b',
    '\\b(?:class(?:es)?|school|timetable|schedule) (?:as|follows?|of) (?:a )?(?:mon|tues|wednes|thurs|fri)day\\b',
    '\\b(?:mon|tues|wednes|thurs|fri)day (?:timetable|schedule|classes)\\b(?! (?!appl|follow|run|operat)\\p{L})',
  ].join('|'),
  'iu',
);
const free =
  /放假|假期|休假|公休|[补補][假休]|连休|連休|长假|長假|\bholidays?\b|\bday off\b|\bclosed\b|\bcancell|\bcanceled\b|\bsuspen(?:ded|sion)\b|\bcalled off\b|\bpostponed\b/iu;
/** Matches words such as "staff". A working day for adults may be free for children, so it is unclear. */
const adults = /\b(?:teachers?|staff|faculty)\b/iu;
/** Matches marks that Chinese calendars add to the name of a day, （班） and （休）; the stored name omits them. */
const mark =
  /^\s*[（([［【]\s*([补補]班|[调調]休上班|班|休)\s*[）)\]］】]\s*|(?<!\s)\s*[（([［【]\s*([补補]班|[调調]休上班|班|休)\s*[）)\]］】]$/u;
/** Matches the mark 班 without brackets, but not 班 in the name of a class, such as 高一 3 班 or 班: 3A. */
const bareMark =
  /^(?:[补補]班\s*[:：·・-]|班\s*[:：·・-](?!\s*(?!\d{4}[年\s])\p{L}{0,3}[\dA-Za-z]))|[^\s\d\p{Nd}A-Za-z一二三四五六七八九十年级級][\s·•・-]班$/u;

export interface DayWords {
  name: string;
  /** True for a make-up day: a working day that replaces a holiday. */
  isWorkday: boolean;
  /** True if the words mean both a working day and a free day. */
  isUnclear: boolean;
}

/** Reads from a day's name whether it is a make-up day or a holiday. */
export function readDayWords(summary: string): DayWords {
  const [found, before, behind] = mark.exec(summary) ?? [];
  const name = found === undefined ? summary : summary.replace(found, '');
  if (found !== undefined && name !== '')
    return { name, isWorkday: (before ?? behind) !== '休', isUnclear: false };
  const rest = summary.replace(denied, ' ');
  const isFree = rest !== summary || free.test(rest);
  const isWorkday = working.test(rest) || bareMark.test(rest);
  const isDoubtful = isFree || adults.test(rest);
  return { name: summary, isWorkday: isWorkday && !isDoubtful, isUnclear: isWorkday && isDoubtful };
}
