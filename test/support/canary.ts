import type { CaseFields } from '../../shared/features/cases/cases/schema.ts';

/** A canary: a word and a number that appear in all records of one owner and nowhere else. */
export interface Marks {
  word: string;
  phone: string;
}

/** In everything of an organisation that no caller belongs to. */
export const foreignMarks: Marks = { word: 'quokkaforeign', phone: '+85251000017' };
/** In what is clinical of that organisation, whose own name and people a superadmin may read. */
export const clinicalMarks: Marks = { ...foreignMarks, word: `${foreignMarks.word} parent` };
/** In everything of the callers' own organisation that the caller may not see. */
export const hiddenMarks: Marks = { word: 'numbathidden', phone: '+85251000029' };

/** A child whose every text carries the marks; a state is one of a list. */
export function marked({ word, phone }: Marks): CaseFields {
  const parent = { title: word, name: `${word} parent`, email: `${word}@parent.example`, mobile: phone };
  return {
    fullName: `${word} 陈小明`,
    otherName: `${word} other`,
    birthDate: '2016-06-16',
    gender: 'female',
    contactEmail: `${word}@test.example`,
    mobile: phone,
    address: `${word} road`,
    country: 'HK',
    state: 'KLN',
    postalCode: word,
    emailLanguage: 'en',
    emailScript: 'traditional',
    father: parent,
    mother: parent,
    school: `${word} school`,
    grade: word,
    photoId: null,
    tags: [word],
  };
}

/** Whether any of the marks stands in a text. */
export function carries(text: string, { word, phone }: Marks): boolean {
  return text.toLowerCase().includes(word) || text.includes(phone.slice(1));
}
