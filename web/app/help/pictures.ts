const files = import.meta.glob<string>('../../../docs/handbook/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const picturesByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);
