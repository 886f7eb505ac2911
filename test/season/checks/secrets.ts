import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { eyeReports } from '../../../shared/features/eye/eye-reports/endpoints.ts';
import { callerWith, type Reply } from '../../support/caller.ts';
import type { Principal } from '../../support/clinic.ts';
import { pick, type Stage, whoMay } from '../stage.ts';
import type { Check } from './check.ts';

/** A request whose response must tell this person nothing about the child. */
interface Probe {
  who: string;
  reply: Reply;
  /** What the response must not contain. */
  secret: string;
}

/** Checks that nobody sees data that they may not see, with forbidden requests (probes) of each role. */
export const checkSecrets: Check = async (stage, report) => {
  for (const { who, reply, secret } of await probesOf(stage)) {
    report.compared();
    if (reply.text.includes(secret)) report.differs(`${who} sees ${secret} (${reply.status})`);
  }
};

async function probesOf(stage: Stage): Promise<Probe[]> {
  const { clinic, school, model, superadmin, world } = stage;
  const probes: Probe[] = [];
  const nobody = { ...callerWith(world.api, {}) };
  const strangers: [string, Pick<Principal, 'send'>][] = [
    ['an admin of the school', school.clinic.admin],
    ['a teacher of the school', pick(stage, whoMay(school, 'all')).caller],
    ['a platform administrator', superadmin],
    ['somebody without sign-in', nobody],
    ...whoMay(clinic, 'assigned').map((one): [string, Principal] => [`the clinic’s ${one.name}`, one.caller]),
  ];
  for (const [who, caller] of strangers) {
    const own = 'person' in caller ? model.assigned.get((caller as Principal).person.id) : undefined;
    const hidden = model.listed(clinic.slug, 'case').filter(({ id }) => !own?.has(id));
    if (hidden.length === 0) continue;
    const { id, expected } = pick(stage, hidden);
    const name = String(expected.fullName);
    const text = { ...(name && { text: name.split(' ').at(-1) }) };
    probes.push({ who, secret: name, reply: await caller.send('GET', `cases/${id}`) });
    // Searches the response for the id, because the person may see another child of that name.
    probes.push({
      who,
      secret: id,
      reply: await caller.send('POST', 'cases/search', { body: JSON.stringify(text) }),
    });
  }
  probes.push(...(await eyeProbes(stage)));
  return probes;
}

/** Requests for visits by members without the eye module, who may read none. */
async function eyeProbes(stage: Stage): Promise<Probe[]> {
  const { clinic, model } = stage;
  const visits = model.of(clinic.slug, 'visit').filter(({ expected }) => expected.comment !== undefined);
  if (visits.length === 0) return [];
  const visit = pick(stage, visits);
  const secret = String(visit.expected.comment);
  const probes: Probe[] = [];
  for (const { name: who, caller } of whoMay(clinic, 'no-eyes')) {
    const read = await caller.send('GET', eyeReports.getEyeReport.path.replace('{eyeReportId}', visit.id));
    const series = await caller.send(
      'GET',
      cases.getCase.path.replace('{caseId}', `${visit.caseId}/eye-series`),
    );
    probes.push({ who: `the clinic’s ${who}`, secret, reply: read });
    probes.push({ who: `the clinic’s ${who}`, secret, reply: series });
  }
  return probes;
}
