import { expect, test } from 'vitest';
import { frozenReportKey } from '../../../../functions/features/eye/keys.ts';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { mailedCopyKinds } from '../../../../shared/features/eye/report-documents/copies.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { openClinic, signIn } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { readPdf } from '../../../support/read-pdf.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeEyeReport, makeFinishedReport } from '../eye-reports/samples.ts';
import { treatment } from '../treatments/visit-treatment.ts';
import { fetched, open, type ReportRequest } from './open-report.ts';
import { found, type Pair, power } from './report-of.ts';
import { amend } from './signed-report.ts';

const titles = {
  en: 'For the family, in plain words',
  simplified: '写给家长的说明',
  traditional: '寫給家長的説明',
};

async function pagesOf(...[who, id, wish]: Parameters<typeof open>): Promise<string[]> {
  return (await readPdf((await open(who, id, wish)).bytes)).texts();
}

type Clinic = Awaited<ReturnType<typeof openClinic>>;

/** Day of the next check, which is not past. */
const followUp = daysAfter(new Date().toISOString().slice(0, 10), 30);

async function makeVisits() {
  const clinic = await openClinic();
  const child = await makeCase(clinic.admin, { birthDate: '2016-03-14' });
  await makeFinishedReport(clinic.admin, found('2025-05-16', [-1, -1]), child.id);
  const last = found('2026-05-16', [-1.5, -1.25], { followUp, comment: 'Two hours outdoors' });
  const report = await makeFinishedReport(clinic.admin, last, child.id);
  return { ...clinic, child, report };
}

test('a myopia report for the family begins with one page in plain words, in English and both Chinese scripts', async () => {
  const { admin, report } = await makeVisits();
  const wishes: [string, ReportRequest, string[]][] = [
    [titles.en, {}, ['more short-sighted by', 'Two hours outdoors', `around ${reportDay('en', followUp)}`]],
    [
      titles.simplified,
      { language: 'zh', script: 'simplified' },
      ['近视加深50度/年', `${reportDay('zh-Hans', followUp)}前后`],
    ],
    [titles.traditional, { language: 'zh', script: 'traditional' }, ['近視加深50度/年', '覆診']],
  ];
  for (const [title, wish, parts] of wishes) {
    const [first = '', ...others] = await pagesOf(admin, report.id, wish);
    for (const part of [title, ...parts]) expect(first.replaceAll('\u00A0', ' ')).toContain(part);
    expect(others.join()).not.toContain(title);
    expect(others).toHaveLength(1);
  }
});

/** Opens copies of a report when the day of the next check is long past. */
async function openLater({ admin, slug }: Clinic, eyeReportId: string, languages: ('en' | 'zh')[]) {
  const { withClockAhead } = await openWorld();
  const links = await withClockAhead(60 * dayMs, async () => {
    const again = await signIn(admin.person, slug);
    const linkTo = (language: 'en' | 'zh') =>
      again.call(reportDocuments.openEyeReportPdf, { eyeReportId, kind: 'myopia', language });
    return Promise.all(languages.map(linkTo));
  });
  return Promise.all(links.map(({ data }) => fetched(data.url)));
}

const coverOf = async (bytes: Uint8Array | undefined) =>
  (await (await readPdf(bytes ?? new Uint8Array())).texts())[0]?.replaceAll(/\s+/g, ' ') ?? '';

test('a copy that is first made after the day of the next check says so; a copy made before keeps its bytes', async () => {
  const { report, ...clinic } = await makeVisits();
  const before = await open(clinic.admin, report.id);
  const [again, chinese] = await openLater(clinic, report.id, ['en', 'zh']);
  expect(again && Buffer.from(again).equals(before.bytes)).toBe(true);
  expect((await coverOf(chinese)).replaceAll(' ', '')).toContain('如果孩子还没有来，请现在预约。');
});

test('a draft’s copy says that the day of the next check has passed as soon as it has', async () => {
  const { child, ...clinic } = await makeVisits();
  const changes = found('2026-06-16', [-1.5, -1.25], { followUp });
  const { id } = await makeEyeReport(clinic.admin, changes, child.id);
  expect(await coverOf((await open(clinic.admin, id)).bytes)).toContain('Please come again around');
  const [later] = await openLater(clinic, id, ['en']);
  expect(await coverOf(later)).toContain('has not had it yet, please book it now');
});

test('the page in plain words refers to a comparison in the report only if the report makes one', async () => {
  const { admin, report } = await makeVisits();
  const first = async (wish: ReportRequest) =>
    (await pagesOf(admin, report.id, wish))[0]?.replaceAll(/\s+/g, ' ') ?? '';
  expect(await first({})).toContain('does not judge whether the change is fast or slow');
  const compared = await first({ reference: 'donovanAsian' });
  expect(compared).toContain('compared with other children is in the report on the next pages');
  expect(compared).not.toMatch(/does not judge|slower than|faster than/);
  expect(await first({ reference: 'cometUsa' }), 'the study does not fit').toContain('does not judge');
});

test('a short comment is printed once in each copy of a myopia report: on the family’s page, or at the end of other copies', async () => {
  const { admin, report } = await makeVisits();
  for (const copy of ['family', 'doctor', 'staff'] as const) {
    const pages = await pagesOf(admin, report.id, { copy });
    const found = pages.flatMap((text, page) => (text.includes('Two hours outdoors') ? [page] : []));
    expect([copy, found]).toEqual([copy, [0]]);
    expect([copy, pages.join().split('Two hours outdoors').length - 1]).toEqual([copy, 1]);
  }
});

test('only the family’s copy of a myopia report has the page in plain words; other copies and refraction reports have no such page', async () => {
  const { admin, report } = await makeVisits();
  for (const copy of [...mailedCopyKinds, 'staff'] as const) {
    const isThere = (await pagesOf(admin, report.id, { copy })).join().includes(titles.en);
    expect([copy, isThere]).toEqual([copy, copy === 'family']);
  }
  expect((await pagesOf(admin, report.id, { kind: 'refraction' })).join()).not.toContain(titles.en);
});

test('a draft report has the page in plain words; a finished report that was stored before this page existed does not get it', async () => {
  const { admin, child, report, slug } = await makeVisits();
  const draft = await makeEyeReport(admin, found('2026-06-16', [-1.5, -1.25]), child.id);
  expect((await pagesOf(admin, draft.id))[0]).toContain(titles.en);
  const { table } = await openRawTable();
  const key = frozenReportKey(slug, report.id, report.version);
  await table.transact([{ update: key, set: {}, remove: ['hasFamilyPage'] }]);
  expect((await pagesOf(admin, report.id, { language: 'zh' })).join()).not.toMatch(/家[长長]的/);
});

test('long advice for the family is printed only in the full report, so that the page in plain words stays one page', async () => {
  const { admin } = await openClinic();
  const comment = 'Seen again soon.\n'.repeat(60);
  const { id } = await makeFinishedReport(admin, found('2026-05-16', [-1, -1], { comment }));
  const [first = '', second = ''] = await pagesOf(admin, id);
  expect(first).toContain('under “Comment”');
  expect(second).toContain('Myopia report');
});

test('a page in plain words that is too long even in the smallest type continues on a second page, without the advice', async () => {
  const { admin } = await openClinic();
  const treatments = Array.from({ length: 20 }, (_, place) =>
    treatment({
      ...{ id: `treatment-${place}`, kind: 'other', product: `Product ${place} with a long name` },
      ...{
        from: '2026-05-16',
        dose: 'once every night before the child goes to bed, and not in the morning',
      },
    }),
  );
  const comment = 'Two hours outdoors.';
  const { id } = await makeFinishedReport(admin, found('2026-05-16', [-1, -1], { comment, treatments }));
  const pages = await pagesOf(admin, id);
  expect(pages.slice(0, 2).join()).toContain('under “Comment”');
  expect(pages[1]).not.toContain('Myopia report');
});

test('the longest page in plain words still fits on one page, in smaller type and without the advice', async () => {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate: '2015-03-14' });
  const days = ['2024-05-16', '2024-11-16', '2025-05-16', '2025-11-16', '2026-05-16'];
  const [first = ''] = days;
  const kinds = ['dims', 'redLight', 'atropine005'] as const;
  const powers: Pair[] = [
    [-1, -1.25],
    [-1.5, -0.75],
    [-0.75, -2],
    [-1.75, -1],
    [-1.5, -1.75],
  ];
  const plan = (start: boolean) =>
    kinds.map((kind, place) => ({
      ...{ id: `treatment-${place}`, kind, product: 'A product with a long name', reason: null, from: first },
      ...{ decision: start ? ('start' as const) : ('continue' as const), to: null, wearing: null },
      dose: 'once every night before the child goes to bed, and not while the child has a cold or a fever',
    }));
  const ended = (all: ReturnType<typeof plan>) =>
    all.map(one =>
      one.kind === 'atropine005' ? { ...one, decision: 'stop' as const, to: days.at(-1) ?? null } : one,
    );
  let id = '';
  for (const [place, date] of days.entries()) {
    const isLast = place === days.length - 1;
    const told = plan(place === 0);
    const comment = isLast ? 'Please spend two hours outdoors each day.\n'.repeat(9) : null;
    const dry = { right: power(powers[place]?.[0] ?? null), left: power(powers[place]?.[1] ?? null) };
    const changes = {
      comment,
      treatments: isLast ? ended(told) : told,
      axialLength: { right: 24 + place / 10, left: 24 + place / 5 },
    };
    const visit = {
      ...found(date, [null, null], changes),
      refractions: { dry, cycloplegic: null, current: null },
    };
    ({ id } = await makeFinishedReport(admin, visit, child.id));
  }
  for (const [title, wish, unit] of [
    [titles.en, {}, 'D (dioptre) is the unit'],
    [titles.simplified, { language: 'zh', script: 'simplified' }, '度数以D（屈光度）为单位'],
    [titles.traditional, { language: 'zh', script: 'traditional' }, '度數以D（屈光度）為單位'],
  ] satisfies [string, ReportRequest, string][]) {
    const [page = '', second = ''] = await pagesOf(admin, id, wish);
    expect(page).toContain(title);
    expect(page, 'the last words of the page').toContain(unit);
    expect(second).not.toContain(unit);
  }
});

test('only the first page of an amended report says that it replaces the earlier version, with the day', async () => {
  const { admin, report } = await makeVisits();
  const wishes: [RegExp, ReportRequest][] = [
    [/Amended on \d+ \w+ 20\d\d\. This report replaces the earlier version\./, {}],
    [/20\d\d年\d+月\d+日修订。本报告取代之前的版本。/, { language: 'zh', script: 'simplified' }],
    [/20\d\d年\d+月\d+日修訂。本報告取代之前的版本。/, { language: 'zh', script: 'traditional' }],
    [/This report replaces the earlier version\./, { kind: 'refraction', copy: 'lab' }],
  ];
  const pagesWith = async (said: RegExp, wish: ReportRequest) =>
    (await pagesOf(admin, report.id, wish)).flatMap((text, page) =>
      said.test(text.replaceAll(/\s+/g, ' ')) ? [page] : [],
    );
  for (const [said, wish] of wishes) expect(await pagesWith(said, wish)).toEqual([]);
  const changed = found('2026-05-16', [-1.5, -1.25], { comment: 'One hour outdoors' });
  await amend(admin, report.id, changed);
  for (const [said, wish] of wishes) expect(await pagesWith(said, wish)).toEqual([0]);
});
