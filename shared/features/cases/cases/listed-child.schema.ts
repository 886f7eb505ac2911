import type * as z from 'zod';
import { type Case, ListedCase } from './schema.ts';

/** The child of a row in a list of visits, notes or screenings. Only lists have a link to the photo. */
export const ListedChild = ListedCase.pick({
  id: true,
  fullName: true,
  otherName: true,
  birthDate: true,
  photoId: true,
  photoUrl: true,
});
export type ListedChild = z.output<typeof ListedChild>;

/** The child of a list row, without a link to the photo. */
export const listedChildOf = ({ id, fullName, otherName, birthDate, photoId }: Case): ListedChild => ({
  ...{ id, fullName, otherName, birthDate, photoId },
  photoUrl: null,
});
