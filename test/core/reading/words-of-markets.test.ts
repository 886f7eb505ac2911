import { expect, test } from 'vitest';
import type { ImportField } from '../../../shared/features/intake/imports/fields.ts';
import { guessField } from '../../../shared/features/intake/imports/guess-fields.ts';
import { readGender } from '../../../shared/features/intake/imports/read-gender.ts';
import { readDayWords } from '../../../web/features/classes/school-calendar/ics/day-words.ts';

/**
 * Column headings in lists from schools and clinics, with the field that each contains; undefined if the
 * product has no such field.
 */
const headings: [heading: string, field: ImportField | undefined][] = [
  ['1、您孩子的姓名', 'fullName'],
  ['3、你孩子出生日期', 'birthDate'],
  ['2.您的孩子的性别', 'gender'],
  ['Pupil Forename', 'firstName'],
  ['Legal Surname', 'lastName'],
  ['Student Chinese Name', 'otherName'],
  ['學生中文姓名', 'otherName'],
  ['出生日期 (DD/MM/YYYY)', 'birthDate'],
  ['Date of Birth (dd/mm/yyyy)', 'birthDate'],
  ['D.O.B.', 'birthDate'],
  ['班別', 'grade'],
  ['*姓名', 'fullName'],
  ['姓名（必填）', 'fullName'],
  ['家长手机号', 'guardianMobile'],
  ['家长电话号码', 'guardianMobile'],
  ['監護人電郵地址', 'guardianEmail'],
  ['爸爸的手机', 'fatherMobile'],
  ['母親流動電話', 'motherMobile'],
  ['父亲工作单位', undefined],
  ['妈妈', 'motherName'],
  ['Mother’s occupation', undefined],
  ['监护人2姓名', undefined],
  ["Dad's email", 'fatherEmail'],
  ['Parent 1 mobile', 'guardianMobile'],
  ['家长微信', undefined],
  ['母亲微信号', undefined],
  ['父親職業', undefined],
  ['Mother tongue', undefined],
  ['母语', undefined],
  ['Parents evening', undefined],
  ['Sex', 'gender'],
  ['UPN', 'fileNumber'],
  ['Email Address', 'contactEmail'],
  ['监护人1姓名', 'guardianName'],
  ['父亲手机号码', 'fatherMobile'],
  ['母親手提電話', 'motherMobile'],
  ["Mother's Mobile", 'motherMobile'],
  ['Reg Group', 'grade'],
  ['身份证号', undefined],
  ['Preferred Surname', undefined],
  ['學號', 'fileNumber'],
  ['Mobile No.', 'mobile'],
  ['电子邮箱', 'contactEmail'],
  ['学籍号', 'fileNumber'],
  ['出生年月', 'birthDate'],
  ["Mum's mobile", 'motherMobile'],
  ['Dad’s name', 'fatherName'],
  ['妈妈电话', 'motherMobile'],
  ['爸爸电话', 'fatherMobile'],
  ['爸爸姓名', 'fatherName'],
  ['母亲联系电话', 'motherMobile'],
  ['父親姓名', 'fatherName'],
  ['学生姓名', 'fullName'],
  ['Year Group', 'grade'],
  ['Emergency Contact Phone', undefined],
  ['通讯住址', 'address'],
  ['Home Address', 'address'],
  ['家庭地址', 'address'],
  ['所在学校', 'school'],
  ['父亲身份证', undefined],
  ['Mother Email Address', 'motherEmail'],
  ['Mother Phone Number', 'motherMobile'],
  ['母親電郵地址', 'motherEmail'],
];

test.each(headings)('the column heading %j is assigned to its field', (heading, field) => {
  expect(guessField(heading)).toBe(field);
});

const genders: [typed: string, gender: 'male' | 'female' | null][] = [
  ['男', 'male'],
  ['M', 'male'],
  ['F', 'female'],
  ['Female', 'female'],
  ['女生', 'female'],
  ['1', 'male'],
  ['2', 'female'],
  ['', null],
  ['boy', 'male'],
  ['男孩', 'male'],
  ['girl', 'female'],
  ['Not stated', null],
  ['X', null],
  ['男性', 'male'],
  ['♂', 'male'],
];

test.each(genders)('the text %j is read as a gender', (typed, gender) => {
  expect(readGender(typed).gender).toBe(gender);
});

/**
 * Texts of days in school calendars, with the kind of day; `ask` if the text may mean a working day or a day
 * off.
 */
const days: [summary: string, kind: 'work' | 'free' | 'ask', name?: string][] = [
  ['补班：国庆节', 'work', '补班：国庆节'],
  ['国庆节补班', 'work'],
  ['端午节放假', 'free'],
  ['教师发展日', 'free'],
  ['补课（上周一课程）', 'work'],
  ['School Development Day', 'free'],
  ['Bank Holiday', 'free'],
  ['中秋節翌日', 'free'],
  ['補假', 'free'],
  ['補行上班日', 'work'],
  ['调休上班', 'work'],
  ['INSET day', 'free'],
  ['No classes', 'free'],
  ['班 元旦', 'free', '班 元旦'],
  ['元旦（班）', 'work', '元旦'],
  ['春节 休', 'free'],
  ['Makeup day for Monday', 'work'],
  ['Saturday classes resume', 'work'],
  ['補課日', 'work'],
  ['颱風停課', 'free'],
  ['台风停课补课', 'ask'],
  ['小年夜(調整放假)', 'free'],
  ['補班（2/7補上班）', 'work'],
];

test.each(days)(
  'the calendar text %j is read as a working day, a day off or unclear',
  (summary, kind, name = summary) => {
    const read = readDayWords(summary);
    expect([read.isUnclear ? 'ask' : read.isWorkday ? 'work' : 'free', read.name]).toEqual([kind, name]);
  },
);
