const key = 'lumitree.organization';

/** Slug of the organisation last opened on this device; preselected at the next sign-in. */
export const lastOrganization = (): string | null => localStorage.getItem(key);

export function rememberOrganization(slug: string): void {
  localStorage.setItem(key, slug);
}
