/** Chinese surnames of two characters, in simplified and traditional script. */
const compoundSurnames = new Set(
  '欧阳 歐陽 上官 皇甫 司马 司馬 诸葛 諸葛 司徒 司空 夏侯 端木 公孙 公孫 东方 東方 尉迟 尉遲 令狐 慕容 宇文 长孙 長孫 轩辕 軒轅 南宫 南宮 独孤 獨孤 单于 單于 闻人 聞人 澹台 澹臺 钟离 鍾離 申屠 呼延 西门 西門 赫连 赫連'.split(
    ' ',
  ),
);

/** @param name a surname, without the given name */
export const isCompoundSurname = (name: string): boolean => compoundSurnames.has(name);
