/** The same two-page bilingual report for each library. */
export const title = '近视报告 Myopia report';
export const paragraphs = [
  'In the time with DIMS lenses, each eye has changed by −0.25 D a year, slower than the mean of −0.63 D a year for children without treatment (Hong Kong).',
  '使用DIMS镜片期间，双眼每年变化−0.25 D，慢于未治疗儿童的均值−0.63 D（香港）。这是研究中测得的结果，不代表每个孩子都会如此。请每天全天佩戴眼镜，增加户外活动时间，六个月后复诊。',
];
export const head = ['检查日期 Visit', '年龄 Age', '右眼 SE', '左眼 SE', '右眼眼轴', '左眼眼轴'];
export const rows = Array.from({ length: 40 }, (_, index) => [
  `${2017 + Math.floor(index / 4)}年${(index % 4) * 3 + 1}月${index % 28}日`,
  `${4 + Math.floor(index / 4)}岁${(index % 4) * 3}个月`,
  `−${(index * 0.125).toFixed(2)} D`,
  `−${(index * 0.125 + 0.25).toFixed(2)} D`,
  `${(22 + index * 0.08).toFixed(2)} mm`,
  `${(22.1 + index * 0.08).toFixed(2)} mm`,
]);
const fonts = new URL('../../../node_modules/@expo-google-fonts/noto-sans-sc/', import.meta.url).pathname;
export const regular = `${fonts}400Regular/NotoSansSC_400Regular.ttf`;
export const bold = `${fonts}700Bold/NotoSansSC_700Bold.ttf`;
