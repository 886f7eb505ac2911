import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { DemoCaller, DemoFeature, MakeDemoRecords } from '../demo-client.ts';
import { drawFace } from '../draw-face.ts';
import { type DemoTimeZone, momentOn, workdayBefore } from '../moments.ts';
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
  /** Who enters the children, in turn. */
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

/** One child of the clinic in so many has a picture, counted from the first who has one. */
const photographed = { slug: 'brightwater', every: 14, from: 4 };

const daysPerYear = 365.25;
/** A child is entered at the reception, this long before the first visit. */
const receptionMs = 25 * 60_000;

/** What one colleague has assigned to another: notifications tell of it. */
const assigned = {
  slug: 'brightwater',
  by: 'mei@brightwater.example',
  to: 'helen@brightwater.example',
  children: ['叶堃', '卢敏儿'],
  daysAgo: 2,
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

/** The children of both organisations. */
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
    const day = workdayBefore(today, assigned.daysAgo);
    for (const [place, name] of assigned.children.entries())
      await by?.at(momentOn(day, place)).post('cases/assign', { caseIds: [ids.get(name)], addIds: [to?.id] });
  }
};

export const demo: DemoFeature = { makeRecords };
