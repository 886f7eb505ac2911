import type { TermText } from '../../../../shared/core/term-texts.ts';
import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

const text = (title: string, ...paragraphs: string[]): TermText => ({
  title,
  description: {
    type: 'doc',
    content: paragraphs.map(line => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  },
});

const photos = text(
  'Photos and videos',
  'We record parts of the vision training, so that you can see at home how an exercise is done.',
  'Recordings are seen by your child’s clinicians and by you, and by nobody else.',
);
const photosInChinese = text(
  '照片和视频',
  '我们会拍摄部分视觉训练，方便您在家查看练习的做法。',
  '拍摄的内容只有负责您孩子的工作人员和您可以看到。',
);
const terms = [
  {
    texts: {
      en: text(
        'How we handle your child’s data',
        'We keep what you enter here and what we find at examinations, so that we can follow your child’s sight over the years.',
        'You can ask for a copy, have mistakes corrected, and withdraw your consent at any time.',
      ),
      zh: text(
        '我们如何处理您孩子的资料',
        '我们会保存您在此填写的内容和每次检查的结果，以便长期跟进您孩子的视力。',
        '您可以随时索取副本、要求更正错误，或撤回同意。',
      ),
    },
    isRequired: true,
    isInUse: true,
  },
  {
    texts: {
      en: text(
        'Appointments',
        'Please tell us one day ahead if you cannot come, so that another child can have the time.',
      ),
      zh: text('预约须知', '如不能赴约，请提前一天告知我们，以便安排其他孩子。'),
    },
    isRequired: true,
    isInUse: true,
  },
  { texts: { en: photos, zh: photosInChinese }, isRequired: false, isInUse: true },
  {
    texts: {
      en: text(
        'Working with children’s data',
        'Look only at the children in your care, and lock the screen when you leave it.',
        'Tell the admin the same day when a device is lost or a report went to the wrong address.',
      ),
      zh: text(
        '处理儿童资料的规定',
        '只查看由您照顾的儿童，离开时请锁定屏幕。',
        '设备遗失或报告发错收件人时，请当天告知管理员。',
      ),
    },
    appliesTo: 'users',
    isRequired: false,
    isInUse: true,
  },
];

/** Consent texts that a clinic asks families to accept. One of them was changed later. */
export const demo: DemoFeature = {
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const today = new Date().toISOString().slice(0, 10);
    const daysAgo = (days: number) => helen.at(momentOn(workdayBefore(today, days), 0));
    for (const [index, term] of terms.entries()) {
      const { data } = await daysAgo(420 - index).post<{ data: { id: string } }>('terms', term);
      if (index !== 2) continue;
      const zh = text('照片和视频', '我们会拍摄部分视觉训练，方便您在家中查看练习方法。');
      await daysAgo(400).put(`terms/${data.id}`, { ...term, texts: { ...term.texts, zh }, version: 1 });
    }
  },
};
