import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import { bold, changes } from './change-texts.zh.ts';
import type { ReportTexts } from './report-text-types.ts';

const chosenAs = (t: Tag, name: string): ReportTexts['chosen']['prescription'] => ({
  change: { title: t`${name}度数的变化` },
  changes: {
    direction: {
      ...changes(t).direction,
      moreShort: (amount, tense) => t`近视度数增加${bold(amount, tense)}`,
      lessShort: (amount, tense) => t`近视度数减少${bold(amount, tense)}`,
      moreLong: (amount, tense) => t`远视度数增加${bold(amount, tense)}`,
      lessLong: (amount, tense) => t`远视度数减少${bold(amount, tense)}`,
    },
    power: changes(t).power,
  },
  sentence: {
    all: (right, left) => t`右眼的${name}${right}，左眼的${name}${left}`,
    both: change => t`双眼的${name}${change}`,
    one: { right: change => t`右眼的${name}${change}`, left: change => t`左眼的${name}${change}` },
    past: (from, to) => t`以上为${from}至${to}的记录。`,
    pastOf: {
      right: (from, to) => t`右眼为${from}至${to}的记录。`,
      left: (from, to) => t`左眼为${from}至${to}的记录。`,
    },
    indicativeOf: {
      right: t`右眼的记录相隔不足六个月，仅供参考。`,
      left: t`左眼的记录相隔不足六个月，仅供参考。`,
    },
    noPair: t`还无法给出变化：须有两次在同样的治疗下完成的检查，且都记录了同类镜片的${name}度数。`,
  },
});

export const chosen = (t: Tag): ReportTexts['chosen'] => ({
  prescription: chosenAs(t, t`处方`),
  current: chosenAs(t, t`现用眼镜`),
});
