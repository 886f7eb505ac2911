import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PurposeName } from '../../../shared/core/file-purposes.ts';
import { fileLinkSeconds } from '../../../shared/core/limits.ts';
import { files } from '../../../shared/features/operations/files/endpoints.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/api/query-client.ts';
import { isOrganizationPurpose } from '../../platform/api/upload-file.ts';
import { Avatar, OrganizationLogo } from '../text/avatar.tsx';

/** Milliseconds for which a link is cached. Shorter than its lifetime, so that a cached link still works. */
const staleMs = (fileLinkSeconds - 120) * 1000;

const linkKey = (id: string | null) => ['file', id];

interface KnownLink {
  url: string;
  /** When the link was received, in milliseconds since 1970. */
  at: number;
}

/** Caches the link to a file that came with another response, unless a fresh link is cached. */
export function cacheFileLink(id: string, url: string): void {
  const known = queryClient.getQueryState(linkKey(id));
  if (!known?.dataUpdatedAt || Date.now() - known.dataUpdatedAt >= staleMs)
    queryClient.setQueryData(linkKey(id), url);
}

const linkQuery = (fileId: string, purpose: PurposeName) =>
  queryOptions({
    queryKey: linkKey(fileId),
    queryFn: async ({ signal }) => {
      const { url } = isOrganizationPurpose(purpose)
        ? await call(files.getFile, { fileId }, { signal })
        : await call(account.getOwnFile, { fileId }, { signal });
      return url;
    },
    staleTime: staleMs,
    gcTime: staleMs,
  });

/** Reads the URL of a file, for use outside components. */
export const fileUrl = (fileId: string, purpose: PurposeName): Promise<string> =>
  queryClient.fetchQuery(linkQuery(fileId, purpose));

/**
 * The URL of a file of the user or organisation; undefined while loading or without a file.
 * @param known link that came with another response, and the time of that response
 */
export function useFileLink(id: string | null, purpose: PurposeName, known?: KnownLink): string | undefined {
  const { data } = useQuery({
    ...linkQuery(id ?? '', purpose),
    queryKey: linkKey(id),
    enabled: id !== null,
    ...(known && { initialData: known.url, initialDataUpdatedAt: known.at }),
  });
  return id === null ? undefined : data;
}

interface FileImageProps {
  /** Id of the picture; without one and while it loads, initials are shown. */
  id: string | null;
  purpose: PurposeName;
  name: string;
  size?: 'small' | 'medium' | 'large';
}

export function FileImage({ id, purpose, name, size }: FileImageProps) {
  const picture = useFileLink(id, purpose) ?? null;
  if (purpose === 'organization-logo') return <OrganizationLogo name={name} picture={picture} />;
  return <Avatar name={name} picture={picture} {...(size && { size })} />;
}
