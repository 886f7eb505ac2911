import { useQuery } from '@tanstack/react-query';
import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { isOrganizationPurpose } from '../../platform/api/upload-file.ts';
import { Avatar, OrganizationLogo } from '../text/avatar.tsx';

/** A link is good for longer, so that one in use does not end on the way. What is shown already stays. */
const staleMs = (fileLinkSeconds - 120) * 1000;

const linkKey = (id: string | null) => ['file', id];

/** Takes a link that came with something else, so that nobody asks for it; one that is still good stays. */
export function cacheFileLink(id: string, url: string): void {
  const known = queryClient.getQueryState(linkKey(id));
  if (!known?.dataUpdatedAt || Date.now() - known.dataUpdatedAt >= staleMs)
    queryClient.setQueryData(linkKey(id), url);
}

/** The address of a file of one's own or of the organisation's; undefined until it is known, or where there is none. */
export function useFileLink(id: string | null, purpose: PurposeName): string | undefined {
  const { data } = useQuery({
    queryKey: linkKey(id),
    queryFn: async ({ signal }) => {
      const fileId = id ?? '';
      const { url } = isOrganizationPurpose(purpose)
        ? await call(files.getFile, { fileId }, { signal })
        : await call(account.getOwnFile, { fileId }, { signal });
      return url;
    },
    enabled: id !== null,
    staleTime: staleMs,
    gcTime: staleMs,
  });
  return id === null ? undefined : data;
}

interface FileImageProps {
  /** The file's id; initials are shown without one, and until the picture is there. */
  id: string | null;
  purpose: PurposeName;
  /** Whose picture it is. */
  name: string;
  size?: 'small' | 'medium' | 'large';
}

/** Somebody's picture, or an organisation's logo. */
export function FileImage({ id, purpose, name, size }: FileImageProps) {
  const picture = useFileLink(id, purpose) ?? null;
  if (purpose === 'organization-logo') return <OrganizationLogo name={name} picture={picture} />;
  return <Avatar name={name} picture={picture} {...(size && { size })} />;
}
