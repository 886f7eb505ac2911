/** Words that deny working; they are words for a free day. */
const denied =
  /(?:不|免|无需|無需|不用|停止|暂停|暫停|取消)(?:(?:周|週|星期|礼拜|禮拜)[一二三四五六日天])?的?[补補]?上?(?:班|课|課)|停(?:班|课|課)|非工作日|non-?working|no (?:school|class(?:es)?|work)\b/giu;
const working =
  /[补補](?:行)?上?(?:班|课|課)|上班|工作日|(?:[调調]休|照常|正常|恢[复復]|(?:周|週|星期|礼拜|禮拜)[六日天])上(?:课|課)|(?:上|[补補])[^放假休]{0,20}(?:[课課]表|[周週期拜][一二三四五][^放假休]{0,4}[课課])|\bmake[- ]?up (?:(?:work|school|class|teaching)\w*[- ]?)?day|\bday make[- ]?up\b|\bwork(?:ing)?[- ]?day\b|\b(?:working|school|teaching) (?:satur|sun)day\b|\bschool in session\b|\b(?:class(?:es)?|school|timetable|schedule) (?:as|follows?|of|on) (?:a )?(?:mon|tues|wednes|thurs|fri)day\b|\b(?:mon|tues|wednes|thurs|fri)day (?:timetable|schedule|classes)\b/iu;
const free =
  /放假|假期|休假|公休|[补補][假休]|连休|連休|长假|長假|\bholidays?\b|\bday off\b|\bclosed\b|\bbank holiday\b/iu;
/** Days on which only adults work, if they are working days. */
const adults = /\b(?:teachers?|staff|faculty)\b/iu;
/** The marks of Chinese calendars before or behind a name: （班） and （休）. They are no part of it. */
const mark =
  /^\s*[（([［【]\s*([补補]班|[调調]休上班|班|休)\s*[）)\]］】]\s*|\s*[（([［【]\s*([补補]班|[调調]休上班|班|休)\s*[）)\]］】]$/u;
/** The same mark without brackets, unless it names a class, such as 高一 3 班. */
const bareMark = /^[补補]?班\s*[:：·・-]|[^\s\d\p{Nd}A-Za-z一二三四五六七八九十年级級][\s·•・-]班$/u;

export interface DayWords {
  name: string;
  /** Whether it is a working day in place of a holiday. */
  isWorkday: boolean;
  /** Whether its words say both. */
  isUnclear: boolean;
}

/** Tells a make-up day from a holiday by the words anywhere in its name. */
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
