import type { ReactNode } from 'react';
import type {
  ListItemNode,
  RichTextBlock,
  RichTextInline,
  RichText as RichTextValue,
} from '../../../shared/core/rich-text.ts';
import { LinkedText } from './linked-text.tsx';
import lists from './lists.module.css';
import styles from './rich-text.module.css';

/** Shows rich text from its nodes, without HTML strings. */
export function RichText({ value }: { value: RichTextValue }) {
  return <div className={`${styles.text} ${lists.lists}`}>{value.content.map(block)}</div>;
}

function block(node: RichTextBlock, index: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={index}>{node.content?.map(inline)}</p>;
    case 'heading':
      return node.attrs.level === 2 ? (
        <h2 key={index}>{node.content?.map(inline)}</h2>
      ) : (
        <h3 key={index}>{node.content?.map(inline)}</h3>
      );
    case 'bulletList':
      return <ul key={index}>{node.content.map(item)}</ul>;
    case 'orderedList':
      return (
        <ol key={index} start={node.attrs?.start}>
          {node.content.map(item)}
        </ol>
      );
  }
}

const item = ({ content }: ListItemNode, index: number) => <li key={index}>{content.map(block)}</li>;

const elements = { bold: 'strong', italic: 'em', underline: 'u' } as const;

function inline(node: RichTextInline, index: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={index} />;
  return <span key={index}>{emphasised(node.text, node.marks ?? [])}</span>;
}

function emphasised(text: string, [mark, ...others]: { type: keyof typeof elements }[]): ReactNode {
  if (!mark) return <LinkedText>{text}</LinkedText>;
  const Element = elements[mark.type];
  return <Element>{emphasised(text, others)}</Element>;
}
