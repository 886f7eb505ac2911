import { splitLinks } from './split-links.ts';

/** A text in which addresses on the web can be opened, in a new tab that knows nothing of this page. */
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
