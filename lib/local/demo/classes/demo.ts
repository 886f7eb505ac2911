import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import {
  type DemoCaller,
  type DemoFeature,
  type MakeDemoRecords,
  momentOn,
  workdayBefore,
} from '../demo-client.ts';

interface DemoClass {
  name: string;
  note: string;
  color: Class['color'];
  /** Ages of the youngest and the oldest child, by year of birth. */
  ages: [number, number];
  children: number;
  begun: number;
}

const readingClub: DemoClass = {
  name: 'P2 Reading club',
  note: 'Tuesdays to Thursdays after school, Room 2. Parents wait in the lobby.',
  color: 'teal',
  ages: [7, 8],
  children: 8,
  begun: 75,
};
const trackingGroup: DemoClass = {
  name: '小四眼动训练组',
  note: '每周二、四放学后上课。请带眼镜和训练手册。',
  color: 'plum',
  ages: [9, 10],
  children: 6,
  begun: 40,
};

/** Two classes of the clinic in Hong Kong; the first has two teachers. */
const makeRecords: MakeDemoRecords = async signIn => {
  const helen = await signIn('helen@brightwater.example', 'brightwater');
  const mei = await signIn('mei@brightwater.example', 'brightwater');
  const { data } = await helen.post<{ data: { data: Case[] } }>('cases/search', { limit: 60, sort: 'name' });
  await makeClass(helen, readingClub, data.data, [helen.id, mei.id]);
  await makeClass(mei, trackingGroup, data.data, [mei.id]);
};

async function makeClass(
  owner: DemoCaller,
  { ages: [youngest, oldest], children, begun, ...fields }: DemoClass,
  cases: readonly Case[],
  teacherIds: string[],
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const isOfAge = ({ birthDate }: Case) => {
    const age = year - Number(birthDate?.slice(0, 4));
    return age >= youngest && age <= oldest;
  };
  const date = workdayBefore(today, begun);
  const { data } = await owner
    .at(momentOn(date, 0))
    .post<{ data: Class }>('classes', { ...fields, teacherIds });
  const caseIds = cases
    .filter(isOfAge)
    .slice(0, children)
    .map(({ id }) => id);
  // The last child joined the class some weeks after the others.
  await owner.at(momentOn(date, 1)).post(`classes/${data.id}/children`, { caseIds: caseIds.slice(0, -1) });
  const later = workdayBefore(today, Math.round(begun / 2));
  await owner.at(momentOn(later, 1)).post(`classes/${data.id}/children`, { caseIds: caseIds.slice(-1) });
}

export const demo: DemoFeature = { needs: ['cases'], makeRecords };
