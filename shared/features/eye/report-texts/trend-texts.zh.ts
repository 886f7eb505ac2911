import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import type { ReportTexts } from './report-text-types.ts';

export const change = (t: Tag): ReportTexts['change'] => ({
  title: '变化',
  without: '未记录治疗',
  between: (visits, from, to) => t`${visits}次检查，${from}至${to}，未换算成每年`,
  over: (visits, from, to) => t`${visits}次检查，${from}至${to}`,
  ofEye: { right: over => t`右眼：${over}`, left: over => t`左眼：${over}` },
  interval: '95%区间',
  from: (low, high) => t`${low}至${high}`,
  tooFew: '检查次数不足',
  noInterval: '检查满四次后，才能说明这些速度有多准确（95%区间）。',
  gap: '上一行最后一次检查到下一行第一次检查之间的变化不计入任何一行，因为干预措施在此期间有变动。',
  indicative: '仅供参考',
});

const untreated = (t: Tag, mean: string, population: string) =>
  t`未治疗儿童的平均值（${population}，${mean}）。`;

export const sentence = (t: Tag): ReportTexts['sentence'] => ({
  stop: '。',
  space: '',
  all: (right, left) => t`右眼${right}，左眼${left}`,
  both: change => t`双眼${change}`,
  one: { right: change => t`右眼${change}`, left: change => t`左眼${change}` },
  past: (from, to) => t`以上为${from}至${to}的测量结果。`,
  pastOf: {
    right: (from, to) => t`右眼为${from}至${to}的测量结果。`,
    left: (from, to) => t`左眼为${from}至${to}的测量结果。`,
  },
  leftOut: {
    cycloplegic: day => t`${day}的度数没有计入：那次是散瞳后测的，其他几次没有散瞳，两者不能直接比较。`,
    dry: day => t`${day}的度数没有计入：那次没有散瞳，其他几次是散瞳后测的，两者不能直接比较。`,
  },
  named: treatment => (treatment === t`其他` ? t`其他治疗` : treatment),
  during: treatment => t`使用${treatment}期间，`,
  ended: treatment => t`停用${treatment}后，`,
  endedWhile: (ended, treatment) => t`停用${ended}后（继续使用${treatment}），`,
  slower: (mean, population) => t`，慢于${untreated(t, mean, population)}`,
  faster: (mean, population) => t`，快于${untreated(t, mean, population)}`,
  like: (mean, population) => t`，接近${untreated(t, mean, population)}`,
  bothEyes: change => t`；双眼平均${change}`,
  apart: (right, left, mean, population) => {
    const than = { slower: t`慢于`, faster: t`快于`, like: t`接近` };
    return t`。右眼的变化${than[right]}${untreated(t, mean, population)}左眼的变化${than[left]}该平均值。`;
  },
  choroid: '红光治疗期间眼轴缩短，可能是脉络膜（视网膜后面的一层组织）变厚，而不是眼球本身缩短。',
  indicative: '两次检查相隔不足六个月，仅供参考。',
  indicativeOf: {
    right: '右眼的测量间隔不足六个月，仅供参考。',
    left: '左眼的测量间隔不足六个月，仅供参考。',
  },
  part: (from, to, change) => t`${from}至${to}期间，${change}`,
  comparable: (from, to, change) => t`${from}至${to}期间（可与该研究比较的最近一段），${change}`,
  mismatch: {
    method: population => t`未作比较（${population}）：处方度数并非测量结果。`,
    age: population => t`未作比较（${population}）：该研究的儿童年龄不同。`,
    refraction: population => t`未作比较（${population}）：该研究的儿童屈光度范围不同。`,
    bothEyes: population => t`未作比较（${population}）：该研究的数值为双眼平均值，而此期间只测量了一只眼。`,
    span: population => t`未作比较（${population}）：两次检查须相隔至少180天，且不超过研究的时长。`,
    redLight: population => t`未作比较（${population}）：红光治疗只作记录。`,
    stale: population => t`未作比较（${population}）：可比较的测量比最近一次检查早一年以上。`,
    firstGlasses: population =>
      t`未作比较（${population}）：该研究以首次配镜时的年龄和度数为准，此处不作比较。`,
  },
  tooFew: '这是第一次记录。再检查一次，就能看出眼睛的变化。',
  noPair: '还无法给出变化：须有两次在同样的治疗下、用同一方法完成的检查。',
  withheld: '佩戴角膜塑形镜期间及停戴后四周内，度数不能反映眼球的真实变化，应以眼轴长度为准。',
  noChange: '眼轴没有可测量到的变化。',
});

export const targetResult = (t: Tag): ReportTexts['targetResult'] => {
  const allowed = {
    less: t`**未超过目标上限**`,
    like: t`**与目标上限相近**（差别太小，无法可靠测出）`,
    unsure: t`**尚不能判断是否超过目标上限**（各次测量起伏较大）`,
    more: t`**大于目标上限**`,
  };
  const why = {
    redLight: t`红光治疗只作记录`,
    limit: t`该目标要求好转，没有设定上限`,
    span: t`两次测量须相隔至少180天`,
    unsteady: t`没有稳定的变化速度`,
    stale: t`最近一次测量比最近一次检查早一年以上`,
    chosen: t`目标针对测得的度数，此处是处方度数`,
    reshaped: t`佩戴角膜塑形镜期间及停戴后四周内，度数不能反映眼球的真实变化`,
    pair: t`设定目标后，没有用同一方法测量过两次`,
  };
  return {
    both: result => t`双眼的变化均${allowed[result]}。`,
    apart: (right, left) => t`右眼的变化${allowed[right]}，左眼${allowed[left]}。`,
    one: {
      right: result => t`右眼的变化${allowed[result]}。`,
      left: result => t`左眼的变化${allowed[result]}。`,
    },
    open: '此后尚无可比较的测量。',
    uncompared: reason => t`未与目标比较：${why[reason]}。`,
    uncomparedOf: {
      right: reason => t`右眼未与目标比较：${why[reason]}。`,
      left: reason => t`左眼未与目标比较：${why[reason]}。`,
    },
  };
};
