import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { DemoCaller, DemoFeature, MakeDemoRecords } from '../demo-client.ts';
import { drawFace } from '../draw-face.ts';
import { uploadPicture } from '../upload-picture.ts';
import { caseOf, type DemoChild, type DemoRegion, familyIndex, hongKong, oxfordshire } from './child.ts';
import { childrenOfBrightwater } from './children-of-brightwater.ts';
import { childrenOfStMarys } from './children-of-st-marys.ts';

interface DemoOrganization {
  slug: string;
  children: DemoChild[];
  region: DemoRegion;
  /** Who enters the children, in turn. */
  staff: string[];
}

const organizations: DemoOrganization[] = [
  {
    slug: 'brightwater',
    children: childrenOfBrightwater,
    region: hongKong,
    staff: ['helen@brightwater.example', 'mei@brightwater.example', 'leung@brightwater.example'],
  },
  {
    slug: 'st-marys',
    children: childrenOfStMarys,
    region: oxfordshire,
    staff: ['tom@stmarys.example', 'margaret@stmarys.example'],
  },
];

/** One child of the clinic in so many has a picture, counted from the first who has one. */
const photographed = { slug: 'brightwater', every: 14, from: 4 };

/** What one colleague has assigned to another: notifications tell of it. */
const assigned = {
  slug: 'brightwater',
  by: 'mei@brightwater.example',
  to: 'helen@brightwater.example',
  children: ['叶堃', '卢敏儿'],
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
  for (const { slug, children, region, staff } of organizations) {
    const callers = await Promise.all(staff.map(email => signIn(email, slug)));
    const ids = new Map<string, string>();
    const lines = callers.map(async (caller, clerk) => {
      for (const [index, child] of children.entries()) {
        if (index % callers.length !== clerk) continue;
        const family = familyIndex(child, children);
        const fields = caseOf(child, region, index, family, today);
        const photoId = await photoOf(slug, fields, index, caller);
        const { data } = await caller.post<{ data: { id: string } }>('cases', { ...fields, photoId });
        ids.set(fields.fullName, data.id);
      }
    });
    await Promise.all(lines);
    if (slug !== assigned.slug) continue;
    const [by, to] = [assigned.by, assigned.to].map(email => callers[staff.indexOf(email)]);
    for (const name of assigned.children)
      await by?.post('cases/assign', { caseIds: [ids.get(name)], addIds: [to?.id] });
  }
};

export const demo: DemoFeature = { makeRecords };
