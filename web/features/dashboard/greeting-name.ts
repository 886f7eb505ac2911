import type { Locale } from '../../../shared/core/fields.ts';

const hanName = /\p{Script=Han}+/u;
const firstLatinName = /\p{Script=Latin}[\p{Letter}’'-]*/u;
/** Chinese surnames of two characters, in simplified and traditional script. */
const compoundSurnames =
  '欧阳 歐陽 上官 皇甫 司马 司馬 诸葛 諸葛 司徒 司空 夏侯 端木 公孙 公孫 东方 東方 尉迟 尉遲 令狐 慕容 宇文 长孙 長孫 轩辕 軒轅 南宫 南宮 独孤 獨孤'.split(
    ' ',
  );

/** Name in a greeting: the Chinese name in Chinese, the first name in English, else the recorded name. */
export function greetingName(fullName: string, lang: Locale): string {
  const [han, latin] = [hanName, firstLatinName].map(name => fullName.match(name)?.[0]);
  const isSurname = han !== undefined && ([...han].length === 1 || compoundSurnames.includes(han));
  const chinese = isSurname ? (latin ?? han) : (han ?? latin);
  return (lang === 'zh' ? chinese : (latin ?? han)) ?? fullName;
}
