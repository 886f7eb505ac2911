import type { DemoFeature } from '../demo-client.ts';
import { field, heading, list, paragraph, quote, table, text } from './nodes.ts';

const templates = [
  {
    name: 'Vision therapy progress',
    description: 'What changed in twelve weeks, and the exercises at home',
    isPublic: true,
    content: [
      heading(1, 'Vision therapy progress'),
      paragraph(text('Dear parents of '), field('case.fullName'), text(',')),
      paragraph(
        field('case.fullName'),
        text(' finished twelve weeks of vision therapy on '),
        field('note.date'),
        text('.'),
      ),
      quote('One sentence that matters most.'),
      heading(2, 'What changed'),
      table(
        ['Measured', 'Before', 'Today'],
        ['Nearest point that both eyes can hold', '', ''],
        ['Focus change, clear cycles in a minute', '', ''],
      ),
      heading(2, 'At home until the next visit'),
      list('orderedList', 'Near–far chart, five minutes a day', 'Bead on a string, three minutes a day'),
      paragraph(text('Latest refraction: '), field('eye.refraction')),
    ],
  },
  {
    name: '给学校的信',
    description: '座位、用眼时间和老师可以帮的忙',
    isPublic: true,
    content: [
      heading(1, '给学校的信'),
      paragraph(text('尊敬的老师：')),
      paragraph(field('case.fullName'), text('（'), field('case.age'), text('）正在本中心接受视觉训练。')),
      heading(2, '老师可以帮的忙'),
      list('bulletList', '请安排坐在前两排', '每阅读20分钟，让孩子望向远处片刻', '抄写时允许更多时间'),
      paragraph(field('author.fullName'), text('，'), field('organization.name')),
    ],
  },
  {
    name: 'Referral to ophthalmology',
    description: 'Reason, findings, and what is asked',
    isPublic: true,
    content: [
      heading(1, 'Referral'),
      paragraph(text('Re: '), field('case.fullName'), text(', born '), field('case.birthDate')),
      heading(2, 'Reason'),
      paragraph(text('Please see this child for')),
      heading(2, 'Findings'),
      paragraph(field('eye.refraction')),
      paragraph(text('Yours sincerely,')),
      paragraph(field('author.fullName'), text(', '), field('author.qualification')),
    ],
  },
];

/** Templates of the demonstration's clinic, and one that only its author sees. */
export const demo: DemoFeature = {
  makeRecords: async signIn => {
    const { post } = await signIn('helen@brightwater.example', 'brightwater');
    for (const { content, ...fields } of templates)
      await post('templates', { ...fields, body: { type: 'doc', content } });
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    const content = [heading(1, '新镜片配戴须知'), paragraph(text('第一周请每天戴满八小时。'))];
    const description = '第一周怎样适应，什么时候要来电';
    await mei.post('templates', {
      ...{ name: '新镜片配戴须知', description, isPublic: false },
      body: { type: 'doc', content },
    });
  },
};
