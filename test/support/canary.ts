import type { CaseFields } from '../../shared/features/cases/cases/schema.ts';

/** A canary: a word and a number that appear in all records of one owner and nowhere else. */
export interface Canary {
  word: string;
  phone: string;
}

/** The canary in all data of an organisation to which no caller belongs. */
export const foreignCanary: Canary = { word: 'quokkaforeign', phone: '+85251000017' };
/**
 * The canary in that organisation's clinical data. Superadmins may read only `foreignCanary`, which the
 * organisation's name contains.
 */
export const clinicalCanary: Canary = { ...foreignCanary, word: `${foreignCanary.word} parent` };
/** The canary in all data of the callers' own organisation that a caller must not see. */
export const hiddenCanary: Canary = { word: 'numbathidden', phone: '+85251000029' };

/**
 * Fields of a child with the canary in every text, except the state of the address, which must be one of a
 * list.
 */
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

/** Whether a text contains the word or the number of a canary. */
export function containsCanary(text: string, { word, phone }: Canary): boolean {
  return text.toLowerCase().includes(word) || text.includes(phone.slice(1));
}
