import type { ReportTexts } from './report-text-types.ts';

/** The same as Hong Kong writes it. */
export const response: ReportTexts['response'] = {
  title: (treatment, since) => `${treatment}，自${since}起。`,
  measure: { diopters: '度數', mm: '眼軸' },
  child: {
    diopters: ({ months, from, to, right, left }) =>
      `${months}個月間（${from}至${to}）度數變化（負值為近視加深）：右眼${right}，左眼${left}。`,
    mm: ({ months, from, to, right, left }) =>
      `${months}個月間（${from}至${to}）眼軸變化：右眼${right}，左眼${left}。`,
  },
  study: (months, treated, control) => `研究中的兒童在${months}個月後：治療組${treated}，對照組${control}`,
  difference: difference => `；組間差${difference}。`,
  interval: (low, high) => `（95%區間${low}至${high}）`,
  noInterval: '；未列區間。',
  results: (right, left) => {
    const than = { slower: '較慢', like: '相近', faster: '較快' };
    if (right === left && right) return `與治療組兒童相比：雙眼${than[right]}。`;
    const eyes = [right && `右眼${than[right]}`, left && `左眼${than[left]}`];
    return `與治療組兒童相比：${eyes.filter(Boolean).join('，')}。`;
  },
  treatedOnly: (measure, months, treated, deviation) =>
    `研究中接受治療的兒童${months}個月後的${measure}變化：${treated}${deviation ? `（標準差${deviation}）` : ''}；無對照組，不作比較。`,
  unpublished: (measure, months) => `${measure}（${months}個月）：該研究沒有這一時間的資料。`,
  addition: power => `該研究的鏡片下加光為${power}。`,
  noPromise: '研究中測得的結果不代表每個孩子都會如此。',
  mismatch: reasons => `未與該治療的研究比較：${reasons.join('；')}。`,
  reason: {
    birthDate: '沒有記錄出生日期',
    age: '研究的兒童年齡不同',
    refraction: '研究兒童開始時的屈光度範圍不同',
    unmeasured: '開始治療時的度數不詳',
    time: '該研究沒有這一時間的資料',
    unread: '研究所測的項目，沒有在開始時和現在都測量過',
    method: '研究採用散瞳驗光',
    combined: '研究的兒童沒有同時接受其他治療',
  },
  published: months => `該研究給出了${months.join('、')}個月後的資料。`,
  points: '菱形：研究中的兒童在研究所公佈時間的變化，自開始時雙眼的平均值畫起；實心為治療組，空心為對照組。',
  pointsNamed: { treated: '研究：治療組', control: '研究：對照組' },
  after: months => `研究，${months}個月`,
};

export const afterAtropine: ReportTexts['afterAtropine'] = {
  ended: (treatment, day) => `${treatment}於${day}停用。`,
  faster: '停用阿托品後的一年內，眼球增長比繼續用藥時更快，建議停藥三個月後複查。',
  diopters: (stopped, continued) =>
    `研究中，用藥兩年後停藥的兒童在這一年內近視加深${degrees(stopped)}，繼續用藥的加深${degrees(continued)}。`,
  mm: (stopped, continued) => `眼軸分別增長${stopped}和${continued}；未列區間。`,
};

/** Of a change in D. */
const degrees = (change: number) => `${Math.round(Math.abs(change) * 100)}度`;
