import { expect, test } from 'vitest';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  asOriginal,
  canonical,
  differingFields,
  takeOver,
} from '../../../../shared/features/courses/activity-copies/copy-rules.ts';
import { activityFieldNames } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { activityFields } from '../activities/samples.ts';

const film = (fileId: string) => ({ type: 'file' as const, fileId, captions: { en: '', zh: '' } });
const image = (fileId: string) => ({ type: 'image' as const, fileId });
const other: ActivityFields = {
  title: '2 Columns',
  activityKind: 'fillable',
  icon: null,
  minutes: null,
  addToCalendar: false,
  description: '',
  objectives: [],
  plan: { type: 'doc', content: [] },
  video: { type: 'link', url: 'https://vimeo.com/76979871' },
  attachments: [{ fileId: 'file_2', name: 'Sheet' }],
  email: { en: { subject: '', text: '' }, zh: { subject: '', text: '' } },
  material: '',
  ageFrom: 7,
  ageTo: 10,
  tags: [],
};

test('when a copied activity is compared with its original, a copied file counts as equal to the original’s file', () => {
  const copy = activityFields({
    icon: image('file_c1'),
    video: film('file_c2'),
    attachments: [
      { fileId: 'file_c3', name: 'Sheet' },
      { fileId: 'file_own', name: 'Mine' },
    ],
  });
  expect(asOriginal(copy, { file_c1: 'file_o1', file_c2: 'file_o2', file_c3: 'file_o3' })).toEqual({
    ...copy,
    icon: image('file_o1'),
    video: film('file_o2'),
    attachments: [
      { fileId: 'file_o3', name: 'Sheet' },
      { fileId: 'file_own', name: 'Mine' },
    ],
  });
  expect(asOriginal(copy, {})).toEqual(copy);
});

test('two values of an activity count as equal if they differ only in the order of fields, but not in the order of a list', () => {
  const text = '{"a":[2,{"x":1,"y":"yes"},1],"b":null,"c":{"d":true,"e":"x"}}';
  expect(canonical({ c: { e: 'x', d: true }, a: [2, { y: 'yes', x: 1 }, 1], b: null })).toBe(text);
  expect(canonical({ b: null, a: [2, { x: 1, y: 'yes' }, 1], c: { d: true, e: 'x' } })).toBe(text);
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  expect([canonical(null), canonical('x'), canonical(3)]).toEqual(['null', '"x"', '3']);
});

test('the fields that differ between two activities are listed in the order of the form', () => {
  const fields = activityFields();
  expect(differingFields(fields, activityFields())).toEqual([]);
  expect(differingFields(fields, other)).toEqual([...activityFieldNames]);
  expect(differingFields(fields, { ...fields, tags: [], material: '' })).toEqual(['material', 'tags']);
  const { title, ...rest } = fields;
  expect(differingFields(fields, { ...rest, title })).toEqual([]);
});

test('a copied activity takes over all fields of a new version, except fields that the user has changed in the copy', () => {
  const copy = activityFields();
  expect(takeOver(copy, other, [])).toEqual(other);
  expect(takeOver(copy, other, [...activityFieldNames])).toEqual(copy);
  expect(takeOver(copy, other, ['tags', 'title'])).toEqual({
    ...other,
    title: copy.title,
    tags: copy.tags,
  });
});

test('a copied activity keeps its own age limits if taking over one limit would put the minimum above the maximum', () => {
  const ages = (
    mine: readonly ('ageFrom' | 'ageTo')[],
    own: readonly [number | null, number | null],
    theirs: readonly [number | null, number | null],
  ) => {
    const copy = activityFields({ ageFrom: own[0], ageTo: own[1] });
    const taken = takeOver(copy, { ...other, ageFrom: theirs[0], ageTo: theirs[1] }, mine);
    expect(taken).toEqual({ ...other, ageFrom: taken.ageFrom, ageTo: taken.ageTo });
    return [taken.ageFrom, taken.ageTo];
  };
  expect(ages(['ageFrom'], [8, 9], [4, 7])).toEqual([8, 9]);
  expect(ages(['ageTo'], [3, 5], [6, 10])).toEqual([3, 5]);
  expect(ages(['ageFrom'], [7, 9], [4, 7])).toEqual([7, 7]);
  expect(ages(['ageFrom'], [6, 9], [4, 7])).toEqual([6, 7]);
  expect(ages(['ageFrom'], [8, 9], [4, null])).toEqual([8, null]);
  expect(ages(['ageFrom'], [null, 9], [4, 7])).toEqual([null, 7]);
});
