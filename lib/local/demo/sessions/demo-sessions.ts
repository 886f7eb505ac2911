/** A session (lesson) for classes or children, in the current week or in one of the weeks around it. */
export interface DemoSession {
  title?: string;
  /** Week of the session: 0 is the current week, −1 the previous one. `weekday`: 1 (Monday) to 7. */
  week?: number;
  weekday: number;
  start: string;
  end: string;
  room?: string;
  note?: string;
  /** Part of the name of the class that has the session. */
  inClass?: string;
  /** Children who attend without a class, as indexes in the list of children. */
  children?: number[];
  activities?: number[];
  /** Words in the titles of published activities that the session also has. */
  published?: string[];
  weeks?: number;
  reminder?: number;
  cancelled?: string;
}

/** Sessions of the clinic's owner. She teaches the reading club together with a colleague. */
export const ofHelen: readonly DemoSession[] = [
  {
    ...{ week: -3, weekday: 2, start: '16:00', end: '16:45', weeks: 8, reminder: 30 },
    ...{ title: 'Reading club', inClass: 'P2', room: 'Room 2', activities: [0, 1] },
    note: 'Start with the string, then the sheets. Snacks are in the blue box.',
  },
  // The reading club has reached the second folder of a course.
  ...[
    ['Slow torch', 'Marble track'],
    ['Figure of eight', 'Straw maze'],
    ['Two dots', 'Ladder of words'],
    ['Number columns', 'Arrow hop'],
  ].map((published, index) => ({
    ...{ week: index - 2, weekday: 4, start: '16:00', end: '16:45', published },
    ...{ title: 'Reading club: long lines', inClass: 'P2', room: 'Room 2' },
  })),
  { weekday: 1, start: '10:00', end: '10:40', children: [0], room: 'Room 1', activities: [0], reminder: 60 },
  { weekday: 1, start: '11:00', end: '11:40', children: [1, 2], room: 'Room 1' },
  { weekday: 3, start: '14:30', end: '15:10', children: [3], room: 'Room 1', activities: [1] },
  // Overlaps with Mei’s training on Wednesday: the same child, room and time.
  { weekday: 3, start: '15:30', end: '16:15', children: [4], room: 'Gym', title: 'Review of the term' },
  {
    ...{ weekday: 5, start: '15:00', end: '15:45', inClass: 'P2', room: 'Room 2' },
    ...{ title: 'Parents watch', cancelled: 'The lift is repaired; we meet the week after' },
  },
  {
    week: 1,
    weekday: 5,
    start: '15:00',
    end: '15:45',
    inClass: 'P2',
    room: 'Room 2',
    title: 'Parents watch',
  },
  { week: 1, weekday: 1, start: '10:00', end: '10:40', children: [0], room: 'Room 1', activities: [0] },
];

export const ofMei: readonly DemoSession[] = [
  {
    ...{ week: -2, weekday: 4, start: '16:30', end: '17:15', weeks: 6 },
    ...{ title: '眼动训练', inClass: '小四', room: 'Gym', activities: [0] },
  },
  {
    ...{ weekday: 2, start: '16:30', end: '17:15' },
    ...{ title: '眼动训练：远近转换', inClass: '小四', room: 'Gym', activities: [0] },
  },
  { weekday: 3, start: '16:00', end: '16:40', children: [4], room: 'Gym', note: '家长会在场观看。' },
  { weekday: 6, start: '09:30', end: '10:10', children: [5, 6], room: 'Room 3', activities: [0] },
];

export const ofMargaret: readonly DemoSession[] = [
  {
    ...{ week: -2, weekday: 1, start: '09:15', end: '09:45', weeks: 5, reminder: 15 },
    ...{ title: 'Morning tracking', inClass: 'Year 3', room: 'Library' },
  },
  { weekday: 3, start: '13:15', end: '13:45', inClass: 'Year 3', room: 'Hall', title: 'Ball games' },
  { weekday: 4, start: '11:00', end: '11:20', children: [0, 1], room: 'Library' },
];
