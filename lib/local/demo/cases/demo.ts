import { minuteMs } from '../../../../shared/core/dates/durations.ts';
import type { Case, CaseFields, CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type DemoCaller,
  type DemoFeature,
  type DemoTimeZone,
  type MakeDemoRecords,
  momentOn,
  workdayBefore,
} from '../demo-client.ts';
import { drawFace } from '../draw-face.ts';
import { uploadPicture } from '../upload-picture.ts';
import {
  caseOf,
  type DemoChild,
  type DemoRegion,
  familyIndex,
  hongKong,
  oxfordshire,
  yearsKnown,
} from './child.ts';
import { childrenOfBrightwater } from './children-of-brightwater.ts';
import { childrenOfStMarys } from './children-of-st-marys.ts';

interface DemoOrganization {
  slug: string;
  children: DemoChild[];
  region: DemoRegion;
  timeZone: DemoTimeZone;
  /** Email addresses of the people who add the children, taking turns. */
  staff: string[];
}

const organizations: DemoOrganization[] = [
  {
    slug: 'brightwater',
    children: childrenOfBrightwater,
    region: hongKong,
    timeZone: 'Asia/Hong_Kong',
    staff: ['helen@brightwater.example', 'mei@brightwater.example', 'leung@brightwater.example'],
  },
  {
    slug: 'st-marys',
    children: childrenOfStMarys,
    region: oxfordshire,
    timeZone: 'Europe/London',
    staff: ['tom@stmarys.example', 'margaret@stmarys.example'],
  },
];

/** Every fifth child of the clinic has a photo. `from` is the index of the first one. */
const photographed = { slug: 'brightwater', every: 5, from: 4 };

const daysPerYear = 365.25;
/** How long before a child's first visit the reception adds the case, in milliseconds. */
const receptionMs = 25 * minuteMs;

/** A child with two cases, because the reception misheard the name. A colleague then merged the cases. */
const enteredTwice = {
  by: 'mei@brightwater.example',
  name: '周雨桐',
  as: '周雨彤',
  daysAgo: 4,
};

/** Cases that one colleague assigned to another, before the first families registered. */
const assigned = {
  slug: 'brightwater',
  by: 'mei@brightwater.example',
  to: 'helen@brightwater.example',
  children: ['叶堃', '卢敏儿'],
  daysAgo: 5,
};

async function photoOf(
  slug: string,
  { gender }: Pick<CaseFields, 'gender'>,
  index: number,
  caller: DemoCaller,
): Promise<string | null> {
  if (slug !== photographed.slug || index % photographed.every !== photographed.from) return null;
  return uploadPicture(
    caller,
    'files',
    'case-photo',
    drawFace(index, gender === 'female' ? 'long' : 'short'),
  );
}

const makeRecords: MakeDemoRecords = async signIn => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { slug, children, region, timeZone, staff } of organizations) {
    const callers = await Promise.all(staff.map(email => signIn(email, slug)));
    const ids = new Map<string, string>();
    const lines = callers.map(async (caller, clerk) => {
      for (const [index, child] of children.entries()) {
        if (index % callers.length !== clerk) continue;
        const family = familyIndex(child, children);
        const fields = caseOf(child, region, index, family, today);
        const known = yearsKnown(index, children.length, child[3]) * daysPerYear;
        const clerkThen = caller.at(momentOn(workdayBefore(today, known), index, timeZone) - receptionMs);
        const photoId = await photoOf(slug, fields, index, clerkThen);
        const { data } = await clerkThen.post<{ data: { id: string } }>('cases', { ...fields, photoId });
        ids.set(fields.fullName, data.id);
      }
    });
    await Promise.all(lines);
    if (slug !== assigned.slug) continue;
    const [by, to] = [assigned.by, assigned.to].map(email => callers[staff.indexOf(email)]);
    await mergeEnteredTwice(callers[staff.indexOf(enteredTwice.by)], ids.get(enteredTwice.name), today);
    const [brother, sister] = siblings.names.map(name => ids.get(name));
    const toldApart = momentOn(workdayBefore(today, siblings.daysAgo), 0);
    await callers[staff.indexOf(siblings.by)]?.at(toldApart).put(`cases/${brother}/duplicates/${sister}`, {});
    const day = workdayBefore(today, assigned.daysAgo);
    for (const [place, name] of assigned.children.entries())
      await by?.at(momentOn(day, place)).post('cases/assign', { caseIds: [ids.get(name)], addIds: [to?.id] });
  }
};

/** A brother and a sister. A colleague has recorded that their cases are not duplicates. */
const siblings = { by: 'mei@brightwater.example', names: ['陈小明', '陈小雨'], daysAgo: 3 };

async function mergeEnteredTwice(by: DemoCaller | undefined, caseId: string | undefined, today: string) {
  const then = by?.at(momentOn(workdayBefore(today, enteredTwice.daysAgo), 0));
  if (!then || !caseId) return;
  const { data: found } = await then.post<{ data: { data: CaseRow[] } }>('cases/search', {
    text: enteredTwice.name,
  });
  const { birthDate = null, gender = null, mobile = null } = found.data[0] ?? {};
  const second = { fullName: enteredTwice.as, birthDate, gender, mobile };
  const { data: twice } = await then.post<{ data: Case }>('cases', second);
  const other = { otherId: twice.id, otherVersion: twice.version };
  await then.post(`cases/${caseId}/merges`, { version: 1, ...other });
}

export const demo: DemoFeature = { makeRecords };
