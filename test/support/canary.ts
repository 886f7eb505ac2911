import type { CaseFields } from '../../shared/features/cases/cases/schema.ts';

/** A canary: a word and a number that appear in all records of one owner and nowhere else. */
export interface Canary {
  word: string;
  phone: string;
}

/** Canary in all data of an organisation that no caller belongs to. */
export const foreignCanary: Canary = { word: 'quokkaforeign', phone: '+85251000017' };
/** Canary in the foreign organisation's clinical data; superadmins may read its name and people. */
export const clinicalCanary: Canary = { ...foreignCanary, word: `${foreignCanary.word} parent` };
/** Canary in all data of the callers' own organisation that the caller may not see. */
export const hiddenCanary: Canary = { word: 'numbathidden', phone: '+85251000029' };

/** A child with the marks in every text; a state must come from a list. */
export function caseWithCanary({ word, phone }: Canary): CaseFields {
  const parent = { title: word, name: `${word} parent`, email: `${word}@parent.example`, mobile: phone };
  return {
    fullName: `${word} 陈小明`,
    otherName: `${word} other`,
    birthDate: '2016-06-16',
    gender: 'female',
    genderText: word,
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
    guardian: { ...parent, relationship: 'grandparent' },
    fileNumber: word,
    school: `${word} school`,
    grade: word,
    photoId: null,
    tags: [word],
  };
}

/** Whether a text contains any of the marks. */
export function containsCanary(text: string, { word, phone }: Canary): boolean {
  return text.toLowerCase().includes(word) || text.includes(phone.slice(1));
}
