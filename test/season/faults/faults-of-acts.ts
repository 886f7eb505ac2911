import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../../functions/platform/storage/write.ts';
import { importChildren } from '../acts/imports.ts';
import { liveNote } from '../acts/notes.ts';
import { registerFamily } from '../acts/registrations.ts';
import { forgetErased } from '../acts/rights.ts';
import type { ModelRecord } from '../model.ts';
import { changeItems } from './change-items.ts';
import { type Fault, tampering } from './fault.ts';

const remove = () => undefined;
/** Number of notes to write so that one of them begins with a template. */
const notesOfFault = 8;
/** Maximum number of files to import until one of the imports is not undone. */
const filesOfFault = 20;
const ofClinic = ({ pk }: Item) => pk.startsWith('C#season-clinic#');
const isClinic = ({ pk, sk }: Item) => pk === 'O#season-clinic' && sk === 'META';

/** A fault for each act of the season: the effect of the act is missing or changed. */
export const faultsOfActs: Record<string, Fault> = {
  'a registration that nobody reviews': {
    foundBy: 'registrations',
    plant: async stage => {
      await registerFamily(stage, stage.clinic);
      return changeItems(stage, ({ pk }) => pk === 'C#season-clinic#REVIEW', remove);
    },
  },
  'a child of a file who is gone': {
    foundBy: 'records',
    plant: async stage => {
      const isImported = ({ expected }: ModelRecord) => String(expected.fileNumber).startsWith('I-');
      for (
        let left = filesOfFault;
        left > 0 && !stage.model.of('season-clinic', 'case').some(isImported);
        left--
      )
        await importChildren(stage, stage.clinic);
      return changeItems(
        stage,
        item => item.sk === 'CASE' && ofClinic(item) && String(item.fileNumber).startsWith('I-'),
        remove,
      );
    },
  },
  'a measurement read wrongly': {
    foundBy: 'records',
    plant: stage =>
      changeItems(
        stage,
        item =>
          ofClinic(item) &&
          item.sk.startsWith('EYE#') &&
          item.status === 'draft' &&
          isLength(item.axialLength),
        item => ({ ...item, axialLength: { right: 30, left: 30 } }),
      ),
  },
  'an order that never came back': {
    foundBy: 'records',
    plant: stage =>
      changeItems(
        stage,
        item => ofClinic(item) && typeof item.returnBy === 'string' && item.sk.startsWith('EYE#'),
        item => ({ ...item, returnBy: '2020-01-01' }),
      ),
  },
  'a call to a family forgotten': {
    foundBy: 'recalls',
    plant: stage => changeItems(stage, item => ofClinic(item) && item.sk === 'RECALL', remove),
  },
  'a member with another role': {
    foundBy: 'people',
    plant: stage =>
      changeItems(
        stage,
        ({ pk, sk, role }) => pk === 'O#season-clinic' && sk.startsWith('MEMBER#') && role === 'user',
        item => ({ ...item, role: 'admin' }),
      ),
  },
  'a case that was not handed over': {
    foundBy: 'people',
    plant: stage => {
      const newOwner = stage.clinic.people.find(({ sort }) => sort === 'assigned')?.caller.person.id;
      return changeItems(
        stage,
        ({ pk, sk }) => pk === `C#season-clinic#U#${newOwner}` && sk.startsWith('CASE#'),
        remove,
      );
    },
  },
  'a licence with another end': {
    foundBy: 'people',
    plant: stage => changeItems(stage, isClinic, item => ({ ...item, endsOn: '2031-01-01' })),
  },
  'terms of an earlier edition': {
    foundBy: 'people',
    plant: tamperingOne('GET organizations/{organizationId}/terms', data => ({
      ...data,
      version: Number(data.version) - 1,
    })),
  },
  'a subscription that ends earlier': {
    foundBy: 'subscriptions',
    plant: tampering('GET subscriptions', ({ data }) => data.map(row => ({ ...row, until: '2027-01-01' }))),
  },
  'an erased child who is still there': {
    foundBy: 'counts',
    plant: async stage => {
      const before = stage.model;
      stage.model = before.copy();
      const [child] = stage.model.children(stage.clinic.slug);
      stage.model.erasing.set(child?.id ?? '', 0);
      forgetErased(stage);
      return async () => {
        stage.model = before;
      };
    },
  },
  'a note without the text of its template': {
    foundBy: 'calls',
    plant: async stage => {
      stage.calls.tamper = (route, _, body) => {
        if (route !== 'POST cases/{caseId}/notes') return body;
        const answer = body as { data: object };
        return { ...answer, data: { ...answer.data, body: null } };
      };
      for (let count = 0; count < notesOfFault; count++) await liveNote(stage, stage.clinic);
      stage.calls.tamper = undefined;
      return async () => undefined;
    },
  },
  'an event that nobody processed': {
    foundBy: 'restore:check',
    plant: async ({ world }) => {
      const file = join(world.folder, 'failed-events.jsonl');
      writeFileSync(file, '{}\n');
      return async () => rmSync(file);
    },
  },
  'a session on a closed day': {
    foundBy: 'timetable',
    plant: tampering('POST class-sessions/search', ({ data }) => [...data, { ...data[0], id: 'one-more' }]),
  },
  'a session that a make-up day lacks': {
    foundBy: 'timetable',
    plant: tampering('POST class-sessions/search', ({ data }) => data.slice(1)),
  },
  'a report of a period with other words': {
    foundBy: 'records',
    plant: stage =>
      changeItems(
        stage,
        ({ pk, comment }) => pk.startsWith('C#season-school#') && String(comment).startsWith('Reads on'),
        item => ({ ...item, comment: 'Reads.' }),
      ),
  },
  'a screening of a tablet that was lost': {
    foundBy: 'records',
    plant: stage =>
      changeItems(
        stage,
        ({ pk, notes }) => pk.startsWith('C#season-school#') && String(notes).startsWith('Tablet'),
        remove,
      ),
  },
};

const isLength = (value: unknown) => typeof value === 'object' && value !== null && 'right' in value;

/** Makes a fault that changes every response of a route that returns no list. */
function tamperingOne(
  wanted: string,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): Fault['plant'] {
  return async ({ calls }) => {
    calls.tamper = (route, _, body) => {
      if (route !== wanted) return body;
      const answer = body as { data: Record<string, unknown> };
      return { ...answer, data: change(answer.data) };
    };
    return async () => {
      calls.tamper = undefined;
    };
  };
}
