import type { PickedCase } from '../platform/lookups/find-cases.ts';
import type { PickedPerson } from '../ui/picker/person-picker.tsx';
import type { Search } from '../ui/picker/use-picker-search.ts';

export interface SampleChild extends PickedCase {
  months: number;
  /** Days until the next visit; negative when it is overdue. */
  dueIn: number;
  due: string;
  tag: 'myopia' | 'reading';
}

const child = (
  fullName: string,
  otherName: string,
  months: number,
  dueIn: number,
  due: string,
  tag: SampleChild['tag'],
): SampleChild => ({ id: otherName.replaceAll(' ', '-'), fullName, otherName, months, dueIn, due, tag });

export const children: SampleChild[] = [
  child('张浩然', 'Cheung Ho Yin', 75, -19, '2026-11-01', 'reading'),
  child('黄梓轩', 'Wong Tsz Hin', 132, -4, '2026-11-16', 'myopia'),
  child('陈小明', 'Chan Siu Ming', 116, 0, '2026-11-20', 'myopia'),
  child('吴思颖', 'Ng Sze Wing', 96, 7, '2026-11-27', 'reading'),
  child('林子晴', 'Lam Tsz Ching', 86, 12, '2026-12-02', 'reading'),
  child('何俊熙', 'Ho Chun Hei', 127, 104, '2027-03-04', 'myopia'),
  child('李芷晴', 'Lee Tsz Ching', 101, 173, '2027-05-12', 'myopia'),
];

export const colleagues: PickedPerson[] = [
  { id: 'helen', fullName: 'Helen Wong', detail: 'Optometrist' },
  { id: 'mei', fullName: 'Mei Chan', detail: 'Vision therapist' },
  { id: 'leung', fullName: '梁家良', detail: 'Orthoptist' },
  { id: 'grace', fullName: 'Grace Lam', detail: 'Educational psychologist' },
];

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));

/** Searches the items after a delay, like a server; the search text `fail` makes the search fail. */
function searchIn<Item extends PickedCase>(items: Item[]): Search<Item> {
  return async text => {
    await pause(300);
    const needle = text.toLowerCase();
    if (needle === 'fail') throw new Error('The sample was asked to fail');
    return items.filter(({ fullName, otherName }) =>
      `${fullName} ${otherName ?? ''}`.toLowerCase().includes(needle),
    );
  };
}

export const searchChildren = searchIn<PickedCase>(children);
export const searchColleagues = searchIn<PickedPerson>(colleagues);
