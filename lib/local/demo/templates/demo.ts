import { writtenDocument } from '../../../../shared/core/rich-document/written-document.ts';
import type { DemoFeature } from '../demo-client.ts';

const lenses = `第一周请每天戴满八小时，不舒服时可先取下半小时。
## 怎样适应
1. 第一天在室内配戴，先不要上下楼梯跑跳
2. 第三天起上学也戴
3. 一周后全天配戴
> 如果头晕或看东西变形超过一周，请来电。
{organization.name} · {organization.phone}`;

const snippets = {
  helen: [
    [
      'Home practice',
      'Twenty minutes a day, five days a week, at a desk with good light. Stop when eyes hurt or {case.fullName} gets tired.',
    ],
    [
      'When to call',
      '> Call us at {organization.phone} if there is double vision, a headache after practice, or a sudden change.',
    ],
  ],
  mei: [
    ['每日练习', '每天练习二十分钟，每周五天，在光线充足的书桌前进行。感到眼睛酸痛或疲倦时请停止。'],
    ['复诊提醒', '三个月后请带{case.fullName}复诊，并带上现在的眼镜。'],
  ],
} as const;

/** The starter set of templates in the clinic's two languages, a private template, and snippets. */
export const demo: DemoFeature = {
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    await helen.post('templates/starter-set', { language: 'en' });
    await helen.post('templates/starter-set', { language: 'zh', script: 'simplified' });
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    await mei.post('templates', {
      name: '新镜片配戴须知',
      description: '第一周怎样适应，什么时候要来电',
      isPublic: false,
      body: writtenDocument(lenses),
    });
    for (const [owner, own] of [
      [helen, snippets.helen],
      [mei, snippets.mei],
    ] as const)
      for (const [name, lines] of own) await owner.post('snippets', { name, body: writtenDocument(lines) });
  },
};
