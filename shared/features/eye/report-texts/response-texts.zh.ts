import type { Tag } from '../../../core/chinese/texts-by-language.ts';
import { changeInDegrees } from './change-texts.zh.ts';
import type { ReportTexts } from './report-text-types.ts';

const bothOf = (t: Tag, right: string, left: string) =>
  right === left ? t`双眼${right}` : t`右眼${right}，左眼${left}`;

export const response = (t: Tag): ReportTexts['response'] => ({
  title: (treatment, since) => t`${treatment}，自${since}起。`,
  measure: { diopters: '度数', mm: '眼轴' },
  child: {
    diopters: ({ months, from, to, right, left }) =>
      t`${months}个月间（${from}至${to}）度数变化：${bothOf(t, right, left)}。`,
    mm: ({ months, from, to, right, left }) =>
      t`${months}个月间（${from}至${to}）眼轴变化：${bothOf(t, right, left)}。`,
  },
  study: (months, treated, control) => t`研究中的儿童在${months}个月后：治疗组${treated}，对照组${control}`,
  difference: difference => t`；组间差${difference}。`,
  interval: (low, high) => t`（95%区间${low}至${high}）`,
  noInterval: '；未列区间。',
  results: (right, left) => {
    const than = { slower: t`较慢`, like: t`相近`, faster: t`较快` };
    if (right === left && right) return t`与治疗组儿童相比：双眼${than[right]}。`;
    const eyes = [right && t`右眼${than[right]}`, left && t`左眼${than[left]}`];
    return t`与治疗组儿童相比：${eyes.filter(Boolean).join('，')}。`;
  },
  treatedOnly: (measure, months, treated, deviation) =>
    t`研究中接受治疗的儿童${months}个月后的${measure}变化：${treated}${deviation ? t`（标准差${deviation}）` : ''}；无对照组，不作比较。`,
  unpublished: (measure, months) => t`${measure}（${months}个月）：该研究没有这一时间的数据。`,
  addition: power => t`该研究的镜片下加光为${power}。`,
  noPromise: '研究中测得的结果不代表每个孩子都会如此。',
  mismatch: reasons => t`未与该治疗的研究比较：${reasons.join('；')}。`,
  reason: {
    birthDate: '没有记录出生日期',
    age: '研究的儿童年龄不同',
    refraction: '研究儿童开始时的屈光度范围不同',
    unmeasured: '开始治疗时的度数不详',
    time: '该研究没有这一时间的数据',
    unread: '研究所测的项目，没有在开始时和现在都测量过',
    method: '研究采用散瞳验光',
    combined: '研究的儿童没有同时接受其他治疗',
  },
  published: months => t`该研究给出了${months.join('、')}个月后的数据。`,
  points: '菱形：研究中的儿童在研究所公布时间的变化，自开始时双眼的平均值画起；实心为治疗组，空心为对照组。',
  pointsNamed: { treated: '研究：治疗组', control: '研究：对照组' },
  after: months => t`研究，${months}个月`,
});

export const afterAtropine = (t: Tag): ReportTexts['afterAtropine'] => ({
  ended: (treatment, day) => t`${treatment}于${day}停用。`,
  faster: '停用阿托品后的一年内，眼球增长比继续用药时更快，建议停药三个月后复诊。',
  diopters: (stopped, continued) =>
    t`研究中，用药两年后停药的儿童在这一年内近视加深${changeInDegrees(stopped)}，继续用药的加深${changeInDegrees(continued)}。`,
  mm: (stopped, continued) => t`眼轴分别增长${stopped}和${continued}；未列区间。`,
});
