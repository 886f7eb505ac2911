import { type Tag, textsByLanguage } from '../../../core/chinese/texts-by-language.ts';

export interface PlanTexts {
  kind: Record<'ready' | 'fillable', string>;
  minutes: (count: number) => string;
  ages: (from: number | null, to: number | null) => string;
  material: string;
  objectives: string;
  plan: string;
  video: string;
  videoFile: string;
  attachments: string;
  noPlan: string;
  colon: string;
  page: (page: number, pages: number) => string;
}

const english: PlanTexts = {
  kind: { ready: 'Ready to use', fillable: 'Fillable' },
  minutes: count => (count === 1 ? '1 minute' : `${count} minutes`),
  ages: (from, to) => {
    if (from === null) return `up to ${to} years`;
    return to === null ? `from ${from} years` : `${from}–${to} years`;
  },
  material: 'Material',
  objectives: 'Objectives',
  plan: 'Plan',
  video: 'Video',
  videoFile: 'A video is attached',
  attachments: 'Attachments',
  noPlan: 'No plan has been written',
  colon: ': ',
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const chinese = (t: Tag): PlanTexts => ({
  kind: { ready: '可直接使用', fillable: '需填写' },
  minutes: count => t`${count}分钟`,
  ages: (from, to) => {
    if (from === null) return t`${to}岁以下`;
    return to === null ? t`${from}岁起` : t`${from}–${to}岁`;
  },
  material: '材料',
  objectives: '目标',
  plan: '步骤',
  video: '视频',
  videoFile: '已附上视频文件',
  attachments: '附件',
  noPlan: '尚未填写步骤',
  colon: '：',
  page: (page, pages) => t`第${page}页，共${pages}页`,
});

export const planTextsOf = textsByLanguage<PlanTexts>({ en: english, zh: chinese });
