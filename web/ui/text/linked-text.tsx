import { splitLinks } from './split-links.ts';

/** Text with clickable URLs, which open in a new tab without access to this page. */
export function LinkedText({ children }: { children: string }) {
  return splitLinks(children).map(({ at, text, isLink }) =>
    isLink ? (
      <a key={at} href={text} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    ) : (
      text
    ),
  );
}
