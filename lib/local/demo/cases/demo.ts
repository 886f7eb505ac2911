import type { DemoFeature, MakeDemoRecords } from '../demo-client.ts';
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

/** The children of both organisations. */
const makeRecords: MakeDemoRecords = async signIn => {
  const today = new Date().toISOString().slice(0, 10);
  for (const { slug, children, region, staff } of organizations) {
    const callers = await Promise.all(staff.map(email => signIn(email, slug)));
    const lines = callers.map(async (caller, clerk) => {
      for (const [index, child] of children.entries()) {
        if (index % callers.length !== clerk) continue;
        const family = familyIndex(child, children);
        await caller.post('cases', caseOf(child, region, index, family, today));
      }
    });
    await Promise.all(lines);
  }
};

export const demo: DemoFeature = { makeRecords };
