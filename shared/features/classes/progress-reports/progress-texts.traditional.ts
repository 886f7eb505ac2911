import type { ProgressTexts } from './progress-text-types.ts';

export const traditional: ProgressTexts = {
  title: '出勤與學習進展',
  classTitle: '班級出勤與學習進展',
  period: '{from}至{to}',
  draft: '草稿',
  bornOn: '{day}出生',
  ofClass: '僅包括隨班級「{name}」參加的課堂。',
  attended: '出席',
  missed: '缺席',
  held: '計入的課堂',
  leftOut: '截至{day}尚未完成評估、因此未計入的課堂：{count}節。',
  none: '截至{day}，這段時間內沒有已完成評估的課堂。',
  comment: '老師的話',
  activities: '活動',
  noActivities: '這段時間內沒有活動評分。',
  moreActivities: '檔案中另有{count}項活動。',
  observations: '課堂觀察',
  moreObservations: '檔案中另有{count}條較早的觀察。',
  participation: '參與度',
  fluency: '流暢度',
  first: '首次',
  latest: '最近一次',
  times: '評分次數',
  curve: '參與度（虛線）與流暢度（實線），從1分到5分，按時間先後排列',
  steps: '{scale}，從1到5：{words}。',
  step: '{step} {word}',
  finishedBy: '{day}由{name}撰寫',
  asOf: '以截至{day}的記錄為準。',
  child: '孩子',
  mean: '{mean}（n = {count}）',
  means: '平均分為1至5分全部評分的平均數，n為評分次數。缺席不計為評分。',
  hidden: '此處未列出的本班孩子：{count}名，其評分不計入任何平均分。',
  noChildren: '本班沒有孩子參加過已完成評估的課堂。',
  colon: '：',
  page: '第{page}頁，共{pages}頁',
};

/** The words that organisations begin with. */
export const shippedTraditional: Record<'participation' | 'fluency', readonly string[]> = {
  participation: ['只在旁觀看', '在幫助下參與', '經提醒後參與', '主動參與', '帶動他人'],
  fluency: ['還做不到', '需要很多幫助', '需要少許幫助', '獨立完成，偶有停頓', '獨立流暢地完成'],
};
