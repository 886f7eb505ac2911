import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';

export const listWaitingCertificates: AccountHandler<typeof certificates.listWaitingCertificates> = async (
  { cursor = null },
  { certificates, people },
) => {
  const { page, place } = readPageCursor(cursor);
  const { found, next } = await certificates.listWaiting(place);
  const rows = await Promise.all(
    found.map(async ({ person, certificate }) => {
      const organizations = await people.listOrganizations(person.id);
      const { id, fullName, email } = person;
      return {
        person: { id, fullName, email },
        organizations: organizations.map(({ name }) => name),
        certificate,
      };
    }),
  );
  return cursorPage(rows, { page, perPage: rows.length, next, total: null });
};
