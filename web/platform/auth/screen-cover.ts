let titleBefore: string | undefined;

/** Hides the page and its dialogs, also from screen readers and print; input stays in memory. */
export function coverScreen(): void {
  const { dataset } = document.documentElement;
  if (dataset.covered !== undefined) return;
  dataset.covered = '';
  titleBefore = document.title;
  document.title = 'Lumitree';
}

export function uncoverScreen(): void {
  const { dataset } = document.documentElement;
  if (dataset.covered === undefined) return;
  delete dataset.covered;
  if (titleBefore !== undefined && document.title === 'Lumitree') document.title = titleBefore;
}
