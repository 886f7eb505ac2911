import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './help.module.css';
import { HelpLink } from './help-link.tsx';
import type { Block, HandbookPage, Inline } from './read-page.ts';

interface Opens {
  onOpen: (page: string) => void;
}

export function HelpPage({ page: { title, blocks }, onOpen }: Opens & { page: HandbookPage }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className={styles.page}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a page never move
        <BlockView key={index} block={block} onOpen={onOpen} />
      ))}
    </article>
  );
}

function BlockView({ block, onOpen }: Opens & { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h4 className={styles.heading}>
          <Line pieces={block.text} onOpen={onOpen} />
        </h4>
      );
    case 'picture': {
      const address = picturesByName[block.file];
      return address && <img className={styles.picture} src={address} alt={block.alt} loading="lazy" />;
    }
    case 'steps':
    case 'list': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={styles.lines} data-kind={block.kind}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a page never move
            <li key={index}>
              <Line pieces={item} onOpen={onOpen} />
            </li>
          ))}
        </List>
      );
    }
    case 'note':
      return (
        <Notice>
          <Line pieces={block.text} onOpen={onOpen} />
        </Notice>
      );
    case 'paragraph':
      return (
        <p>
          <Line pieces={block.text} onOpen={onOpen} />
        </p>
      );
  }
}

function Line({ pieces, onOpen }: Opens & { pieces: readonly Inline[] }) {
  return pieces.map((piece, index) => {
    const key = `${index}-${piece.text}`;
    if (piece.kind === 'link') {
      return (
        <HelpLink key={key} page={piece.page} onOpen={onOpen}>
          {piece.text}
        </HelpLink>
      );
    }
    return piece.kind === 'word' ? <strong key={key}>{piece.text}</strong> : piece.text;
  });
}

const files = import.meta.glob<string>('../../../docs/handbook/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const picturesByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);
