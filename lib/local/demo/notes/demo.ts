import type { CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import type { Note } from '../../../../shared/features/notes/notes/schema.ts';
import type { TemplateRow } from '../../../../shared/features/notes/templates/schema.ts';
import { type DemoCaller, type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

const days = [2, 9, 23, 44, 65, 93] as const;
const childrenWritten = 7;
/** Number of the newest notes that are still drafts. */
const draftsLeft = 2;

interface Written {
  author: DemoCaller;
  child: CaseRow;
  date: string;
  order: number;
  templates: readonly TemplateRow[];
}

/** Notes of the last three months by two authors, in the families' languages. The newest are drafts. */
export const demo: DemoFeature = {
  needs: ['cases', 'templates'],
  makeRecords: async signIn => {
    const authors = [
      await signIn('helen@brightwater.example', 'brightwater'),
      await signIn('mei@brightwater.example', 'brightwater'),
    ];
    const [helen] = authors as [DemoCaller];
    const found = await helen.post<{ data: { data: CaseRow[] } }>('cases/search', {});
    const children = found.data.data.filter(({ review }) => review !== 'waiting').slice(0, childrenWritten);
    const used = await helen.post<{ data: { data: TemplateRow[] } }>('templates/search', {});
    const templates = used.data.data.filter(({ isPublic }) => isPublic);
    const today = new Date().toISOString().slice(0, 10);
    for (const [at, before] of days.entries()) {
      const child = children[at % childrenWritten];
      const date = workdayBefore(today, before);
      const isBorn = child && (child.birthDate === null || child.birthDate <= date);
      const author = authors[at % authors.length];
      if (isBorn && author) await write({ author, child, date, order: at, templates });
    }
  },
};

async function write({ author, child, date, order, templates }: Written): Promise<void> {
  const language = /\p{Script=Han}/u.test(child.fullName) ? 'zh' : 'en';
  const own = templates.filter(({ name }) => /\p{Script=Han}/u.test(name) === (language === 'zh'));
  const line = noteLines[language][order % noteLines[language].length];
  const caller = author.at(momentOn(date, order));
  /** Drafts are made from a template, whose gaps nobody has filled in yet. */
  const isDraft = order < draftsLeft;
  const template = isDraft ? own[order % Math.max(1, own.length)] : undefined;
  const { data: note } = await caller.post<{ data: Note }>(`cases/${child.id}/notes`, {
    date,
    description: line?.title,
    language,
    templateId: template?.id ?? null,
  });
  const paragraphs = line?.text.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })) ?? [];
  const saved = await caller.put<{ data: Note }>(`notes/${note.id}`, {
    ...{ date, description: note.description, language, includesSignature: false, includesName: true },
    isShared: order % 3 === 1,
    body: { type: 'doc', content: isDraft ? [...note.body.content, ...paragraphs] : paragraphs },
    version: note.version,
  });
  if (!isDraft) await caller.post(`notes/${note.id}/finish`, { version: saved.data.version });
}

/** Texts of the demo notes. In a draft, they follow the text of the template. */
const noteLines = {
  en: [
    {
      title: 'Vision therapy, week 4',
      text: [
        'He holds both eyes on the bead at 9 cm now and tires later in the day.',
        'At home: near–far chart for five minutes, four days a week.',
      ],
    },
    {
      title: 'After the first month of atropine',
      text: ['No glare at school. Reading without glasses stays easy. Next visit in three months.'],
    },
    { title: 'For the class teacher', text: ['He reads best from the first two rows, with breaks.'] },
  ],
  zh: [
    {
      title: '视觉训练第四周',
      text: [
        '双眼现在能同时注视 9 厘米处的珠子，下午也不那么容易累了。',
        '在家：远近字表每天五分钟，每周四天。',
      ],
    },
    { title: '使用阿托品一个月', text: ['在学校不怕光，不戴眼镜看书也清楚。三个月后复诊。'] },
    { title: '给班主任的说明', text: ['坐在前两排看得最清楚，请让孩子定时休息眼睛。'] },
  ],
} as const;
