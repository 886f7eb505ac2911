/** The finals that can follow each initial in Pinyin; `v` is ü. */
const pinyinFinals: Record<string, string> = {
  '': 'a ai an ang ao e ei en er o ou wa wai wan wang wei wen weng wo wu ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei eng i ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong u uan uo v ve',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e en eng i ong ou u ua uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
};

/** Common Hong Kong spellings, each with its possible pinyin in names. */
const hongKong = `au:ou|chak:ze zhai|cham:zhan cen|chan:chen|chau:zhou|chee:zhi|cheng:zheng|cheong:zhang chang xiang|cheuk:zhuo chuo|cheung:zhang chang xiang|chi:zhi ci|chik:zhi|chin:qian zhan|ching:qing zheng jing cheng zhen|chit:zhe|chiu:zhao chao jiao|cho:cao zu|choi:cai|chong:zhuang chuang|chor:chu|chow:zhou|choy:cai|chu:zhu|chuen:chuan quan|chui:xu cui|chuk:zhu zhuo|chun:jun zhen chun qin jin|chung:zhong cong zong song chong|ding:ding|fai:hui|fan:fan fen xun|fat:fa|fei:fei|fok:huo|fong:fang|foo:fu|foon:huan|fu:fu|fuk:fu|fun:huan|fung:feng|ha:xia|hak:ke|hang:heng xing|hau:hou xiao qiao|hay:xi|hei:xi qi|heung:xiang|him:qian|hin:xian xuan qian|hing:xing qing|hip:xie|hiu:xiao|ho:he hao ke|hoi:hai kai|hok:xue he|hon:han|hong:kang hang kuang|hor:he|hou:hao|hsu:xu|huen:xuan|hui:xu|hung:hong xiong kong|ip:ye|ka:jia|kai:jie qi ji jia kai|kam:jin gan|kan:jian jin gen|kar:jia|kau:qiu|kay:qi ji|kei:qi ji|keung:qiang|ki:qi ji|kim:jian|kin:jian|king:jing qing qiong|kit:jie|kiu:qiao jiao|ko:gao|kok:guo jue|kong:jiang guang|koo:gu|koon:guan|ku:gu|kuen:quan juan|kui:ju|kun:guan|kung:gong|kwai:gui|kwan:guan jun kun qun|kwok:guo|kwong:guang kuang|kwun:guan guang|lai:li lai|lam:lin lan|lap:li|lau:liu|law:luo|lee:li|lei:li|leung:liang|li:li|lik:li|lim:lian|lin:lian|ling:ling|lit:lie|liu:liao|lo:luo lu|loi:lai|lok:le luo|long:lang long|luen:lian|lui:lei lv|luk:lu|lun:lun lian lin|lung:long|ma:ma|mak:mai|man:wen min wan|mang:meng|mau:mao|mei:mei wei|min:mian|miu:miao|mo:wu mao mu|mok:mo|mong:wang|mui:mei|mun:man|mung:meng|nam:nan|ng:wu|nga:ya|ngai:wei yi|ngan:yan|ngar:ya|ngo:ao|ngok:yue|nim:nian|ning:ning|nok:nuo|oi:ai|on:an|pak:bai bo|pan:pan bin|pang:peng|pik:bi|ping:ping bing|piu:biao|po:bao pu bo fu|pok:bo|pong:bang pang|poon:pan|pui:pei bei|pun:pan|sai:shi xi|sam:xin sen san|sang:sheng|sau:xiu shou|see:shi si|sek:shi|seung:shang shuang|shan:shan|shek:shi|sheung:shang shuang|shing:cheng sheng|shiu:shao|shu:shu|shuen:xuan|shui:shui rui|shuk:shu|shum:cen shen|shun:shun chun xin|sik:xi|sin:xian qian shan|sing:xing sheng cheng|sit:xue|siu:xiao shao|so:su|suen:sun xuan|suet:xue|sui:rui sui|suk:shu|sum:xin sen shen|sun:xin shun|sung:song|sze:si shi|szet:xue|szeto:situ|tai:da tai dai ti|tak:de|tam:tan|tan:tan dan chen|tang:deng teng|tat:da|tik:di|tim:tian|tin:tian dian|ting:ting ding|tit:tie|to:du tao dao tu|tong:tang|tou:tao du|tsang:zeng|tse:xie|tsim:zhan|tsin:qian|tso:cao zuo|tsoi:cai|tsui:xu cui|tsun:jun zhen jin xun|tsz:zi ci zhi|tuen:duan|tung:tong dong|tze:zi ci zhi|tzu:zi|wa:hua|wah:hua|wai:wei hui|wan:yun wen yin huan|wang:hong wang|wat:qu|wing:yong rong ying|wo:he|wong:wang huang|woo:hu|wu:hu|wui:hui hai|wun:huan|wut:huo|yam:ren|yan:xin ren yin en yan zhen|yap:ye|yat:yi ri|yau:qiu you|yee:yi er qi|yeuk:yue ruo|yeung:yang|yi:yi er qi|yik:yi|yim:yan|yin:yan ran xian|ying:ying|yip:ye|yiu:yao|yu:yu ru|yue:yu|yuen:yuan wan ruan xuan|yuet:yue|yui:rui|yuk:yu xu|yun:run yun wen|yung:rong weng yong`;

const initials = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])?/;
const wadeInitials: Record<string, string> = {
  ...{ b: 'p', d: 't', g: 'k', zh: 'ch', j: 'ch', q: 'ch', x: 'hs', r: 'j', z: 'ts', c: 'ts' },
};
const wadeWhole: Record<string, string> = {
  ...{ zhi: 'chih', chi: 'chih', shi: 'shih', ri: 'jih', zi: 'tzu', ci: 'tzu', si: 'ssu', er: 'erh' },
  ...{ ye: 'yeh', yan: 'yen', you: 'yu', yong: 'yung', yi: 'i', yue: 'yueh', ge: 'ko', ke: 'ko', he: 'ho' },
};

const pinyinSyllables = Object.entries(pinyinFinals).flatMap(([initial, finals]) =>
  finals.split(' ').map(final => initial + final),
);

/** Wade-Giles spelling of a pinyin syllable, without apostrophes and diacritics, as in passports. */
function wadeGilesOf(syllable: string): string {
  const whole = wadeWhole[syllable];
  if (whole) return whole;
  const [initial = ''] = initials.exec(syllable) ?? [];
  const final = syllable
    .slice(initial.length)
    .replace(/^ian$/, 'ien')
    .replace(/ong$/, 'ung')
    .replace(/^iu$/, 'iu')
    .replace(/^(i|u|v)e$/, '$1eh')
    .replace(/^uo$/, /^(g|k|h|sh)$/.test(initial) ? 'uo' : 'o')
    .replace(/^e$/, 'e')
    .replace(/v/, 'u');
  return (wadeInitials[initial] ?? initial) + final;
}

export const pinyinOfSpelling: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const readings = new Map<string, Set<string>>();
  const add = (spelling: string, syllable: string) =>
    readings.set(spelling, (readings.get(spelling) ?? new Set()).add(syllable));
  for (const syllable of pinyinSyllables) {
    add(syllable, syllable);
    add(syllable.replace('v', 'u'), syllable);
    add(syllable.replace('v', 'yu'), syllable);
    add(wadeGilesOf(syllable), syllable);
  }
  for (const entry of hongKong.split('|')) {
    const [spelling = '', syllables = ''] = entry.split(':');
    for (const syllable of syllables.split(' ')) add(spelling, syllable);
  }
  return readings;
})();

const longestSyllable = 6;

/** Possible ways to split a word into syllables, longest first; empty if it is not romanised Chinese. */
export function syllabify(word: string, most = 4): ReadonlySet<string>[][] {
  if (word === '') return [[]];
  if (most === 0) return [];
  const longest = Math.min(longestSyllable, word.length);
  return Array.from({ length: longest }, (_, at) => longest - at).flatMap(length => {
    const readings = pinyinOfSpelling.get(word.slice(0, length));
    return readings ? syllabify(word.slice(length), most - 1).map(rest => [readings, ...rest]) : [];
  });
}
