import { expect, test } from 'vitest';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { makeCase } from './samples.ts';

async function find(caller: Principal, search: RequestOf<typeof cases.searchCases>): Promise<string[]> {
  const { data } = await caller.call(cases.searchCases, search);
  return data.data.map(row => row.fullName);
}

const plain = { otherName: null, contactEmail: null, mobile: null };

test('a case is found by the start of its email address and by the words before the @', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { ...plain, fullName: 'Zed', contactEmail: 'Wong.Family+2@Example.com' });
  for (const text of ['wong', 'wong.fam', 'WONG.FAMILY+2@example', 'family', 'wong.family+2@example.com'])
    expect(await find(admin, { text }), text).toEqual(['Zed']);
  for (const text of ['example', 'wong@', 'wong.family+3'])
    expect(await find(admin, { text }), text).toEqual([]);
});

test('a case is found by a file number that was added later, even if no other field changed', async () => {
  const { admin } = await openClinic();
  const before = await makeCase(admin, { ...plain, fullName: 'Zed', fileNumber: null });
  const { id: caseId, version } = before;
  const fields = CaseFields.strip().parse({ ...before, fileNumber: 'Ｋ-00123' });
  await admin.call(cases.changeCase, { ...fields, caseId, version });
  for (const text of ['K-00123', 'k-001', '00123'])
    expect(await find(admin, { text }), text).toEqual(['Zed']);
  expect(await find(admin, { text: 'K-00124' })).toEqual([]);
});

test('a case is found by its phone number in national or international form, with any spacing', async () => {
  const { admin } = await openClinic();
  await makeCase(admin, { ...plain, fullName: 'Hong Kong', mobile: '9123 4567' });
  await makeCase(admin, { ...plain, fullName: 'Britain', mobile: '+44 7700 900123' });
  await makeCase(admin, { ...plain, fullName: 'China', mobile: '+86 138 1234 5678' });
  const typed = {
    'Hong Kong': ['91234567', '9123 4567', '+852 9123-4567', '(852) 91234567', '0085291234567', '9123'],
    Britain: ['07700 900123', '+44 (7700) 900123', '7700900', '0044 7700', '00900123'],
    China: ['138 1234', '13812345678', '+86.138', '12345678'],
  };
  for (const [name, numbers] of Object.entries(typed))
    for (const text of numbers) expect(await find(admin, { text }), text).toEqual([name]);
  expect(await find(admin, { text: '000' })).toEqual([]);
});

const relative = { title: null, name: null, email: null, mobile: null };
const ofFamily = {
  ...plain,
  fullName: 'Zed',
  mother: { ...relative, mobile: '9123 4001' },
  father: { ...relative, email: 'Family1.B@example.com' },
  guardian: { ...relative, relationship: 'grandparent' as const, mobile: '+44 7700 900123' },
};
const typedOfFamily = [
  ...['9123 4001', '+852 9123 4001', '91234001', '(852) 91234001', '0085291234001', '85291234001'],
  ...['family1.b@example.com', ' FAMILY1.B@example.com', '+44 7700 900123', '０044 7700900123'],
];

test('a search for a complete phone number or email address of a parent or guardian finds the child, whatever its spaces or capitals', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const before = await makeCase(admin, ofFamily);
  await makeCase(user, { ...ofFamily, fullName: 'Own', mobile: '9123 4001' });
  for (const text of typedOfFamily) {
    expect((await find(admin, { text })).sort(), text).toEqual(['Own', 'Zed']);
    expect(await find(user, { text }), text).toEqual(['Own']);
    expect(await find(admin, { text, status: 'archived' }), text).toEqual([]);
  }
  expect(await find(admin, { text: '9123 4002' })).toEqual([]);
  const fields = CaseFields.strip().parse({ ...before, mother: { ...relative, mobile: '9123 4002' } });
  await admin.call(cases.changeCase, { ...fields, caseId: before.id, version: before.version });
  expect(await find(admin, { text: '9123 4001' })).toEqual(['Own']);
  expect(await find(admin, { text: '9123 4002' })).toEqual(['Zed']);
});

test('a search for the last four digits of a parent’s or guardian’s phone number finds the child; fewer digits find nobody', async () => {
  const { admin, join } = await openClinic();
  const user = await join({ visibility: 'selected' });
  const before = await makeCase(admin, ofFamily);
  await makeCase(user, { ...ofFamily, fullName: 'Own', mobile: '9123 4001' });
  for (const text of ['4001', ' 40 01', '４００１', '0123']) {
    expect((await find(admin, { text })).sort(), text).toEqual(['Own', 'Zed']);
    expect(await find(user, { text }), text).toEqual(['Own']);
    expect(await find(admin, { text, gender: 'female' }), text).toEqual([]);
  }
  for (const text of ['700', '7700', '34002', '4002']) expect(await find(admin, { text }), text).toEqual([]);
  const fields = CaseFields.strip().parse({ ...before, mother: { ...relative, mobile: '9123 4002' } });
  await admin.call(cases.changeCase, { ...fields, caseId: before.id, version: before.version });
  expect(await find(admin, { text: '4001' })).toEqual(['Own']);
  expect(await find(admin, { text: '4002' })).toEqual(['Zed']);
});

test('a search for a phone number lists first children with this number, then children whose parent has it, each child once', async () => {
  const { admin } = await openClinic();
  for (const name of ['Own1', 'Own2', 'Own3'])
    await makeCase(admin, { ...plain, fullName: name, mobile: '9123 4001' });
  for (const name of ['Kin1', 'Kin2', 'Kin3']) await makeCase(admin, { ...ofFamily, fullName: name });
  for (const limit of [1, 2, 3, 4]) {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await admin.call(cases.searchCases, {
        text: '9123 4001',
        limit,
        ...(cursor && { cursor }),
      });
      names.push(...data.data.map(({ fullName }) => fullName));
      cursor = data.meta.next ?? undefined;
    } while (cursor);
    expect(names.slice(0, 3).sort(), String(limit)).toEqual(['Own1', 'Own2', 'Own3']);
    expect(names.slice(3).sort(), String(limit)).toEqual(['Kin1', 'Kin2', 'Kin3']);
  }
});

test('a case is no longer found by an earlier name, email or phone number', async () => {
  const { admin } = await openClinic();
  const before = await makeCase(admin, {
    fullName: '陈小明',
    contactEmail: 'old@x.example',
    mobile: '91110000',
  });
  const { data: after } = await admin.call(cases.changeCase, {
    caseId: before.id,
    version: before.version,
    fullName: '王大力',
    contactEmail: 'new@x.example',
    mobile: '92220000',
  });
  for (const text of ['陈小明', 'chen', 'cxm', 'old@', '91110000', 'siu ming'])
    expect(await find(admin, { text }), text).toEqual([]);
  for (const text of ['王大力', 'wang', 'wdl', 'new@', '92220000']) {
    const { data } = await admin.call(cases.searchCases, { text });
    expect(data.data, text).toMatchObject([{ id: after.id, fullName: '王大力', mobile: '+85292220000' }]);
  }
});

test('search results show the new field values of a changed case, even if the change affected no search word', async () => {
  const { admin } = await openClinic();
  const { id, version } = await makeCase(admin, { ...plain, fullName: 'Ann Lee', tags: ['new'] });
  await admin.call(cases.changeCase, {
    caseId: id,
    version,
    fullName: 'Ann Lee',
    gender: 'female',
    tags: ['old'],
  });
  for (const search of [{ text: 'ann' }, {}, { sort: 'name' as const }]) {
    const { data } = await admin.call(cases.searchCases, search);
    expect(data.data).toMatchObject([{ id, gender: 'female', tags: ['old'] }]);
  }
});

test('the status filter and the gender filter apply to the list of cases and to every search', async () => {
  const { admin } = await openClinic();
  const boy = await makeCase(admin, { ...plain, fullName: 'Kim Boy', gender: 'male' });
  await makeCase(admin, { ...plain, fullName: 'Kim Girl', gender: 'female' });
  await makeCase(admin, { ...plain, fullName: 'Kim Child', gender: null });
  for (const text of ['', 'kim']) {
    expect(await find(admin, { text, gender: 'male' })).toEqual(['Kim Boy']);
    expect(await find(admin, { text, gender: 'female' })).toEqual(['Kim Girl']);
    expect((await find(admin, { text })).sort()).toEqual(['Kim Boy', 'Kim Child', 'Kim Girl']);
    expect(await find(admin, { text, status: 'archived' })).toEqual([]);
  }
  await admin.call(cases.archiveCase, { caseId: boy.id });
  for (const text of ['', 'kim', 'boy']) {
    expect(await find(admin, { text, status: 'archived' })).toEqual(['Kim Boy']);
    expect(await find(admin, { text })).not.toContain('Kim Boy');
  }
});

test('a search finds no case of another organisation', async () => {
  const [mine, theirs] = await Promise.all([openClinic(), openClinic()]);
  await makeCase(theirs.admin, { fullName: '陈小明' });
  for (const text of ['', '陈小明', 'cxm', '91234567']) expect(await find(mine.admin, { text })).toEqual([]);
});
