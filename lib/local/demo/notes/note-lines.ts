/** Texts of the demo notes. In a draft, they follow the text of the template. */
export const noteLines = {
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
