import type { ReactNode } from 'react';
import { fieldText, printedInline } from '../../../shared/core/rich-document/document-text.ts';
import type {
  BlockNode,
  DocumentMark,
  InlineNode,
  RichDocument,
} from '../../../shared/core/rich-document/schema.ts';
import layout from '../layout/layout.module.css';
import lists from '../text/lists.module.css';
import styles from './document.module.css';

interface DocumentViewProps {
  document: RichDocument;
  /** Returns the text to show for a merge field; undefined shows the text as it is printed. */
  fieldOf?: (field: { name: string; value: string | null }) => string;
  /** URLs of the pictures by file id. */
  pictures: ReadonlyMap<string, string>;
}

type ViewNode = BlockNode | { type: 'listItem'; content: BlockNode[] };

/** Shows a rich document as it is printed, from its nodes, without HTML strings. */
export function DocumentView({ document, fieldOf, pictures }: DocumentViewProps) {
  const block = (node: ViewNode, index: number): ReactNode => {
    switch (node.type) {
      case 'paragraph':
        return <p key={index}>{inlines(node.content)}</p>;
      case 'heading': {
        const Heading = `h${node.attrs.level + 1}` as 'h2' | 'h3' | 'h4';
        return (
          <Heading key={index} data-level={node.attrs.level}>
            {inlines(node.content)}
          </Heading>
        );
      }
      case 'blockquote':
        return <blockquote key={index}>{node.content.map(block)}</blockquote>;
      case 'bulletList':
        return <ul key={index}>{node.content.map(block)}</ul>;
      case 'orderedList':
        return (
          <ol key={index} start={node.attrs?.start}>
            {node.content.map(block)}
          </ol>
        );
      case 'listItem':
        return <li key={index}>{node.content.map(block)}</li>;
      case 'table':
        return (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <div key={index} className={layout.scroll} tabIndex={0}>
            <table>
              <tbody>
                {node.content.map((row, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
                  <tr key={at}>
                    {row.content.map(({ type, content }, column) => {
                      const Cell = type === 'tableHeader' ? 'th' : 'td';
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other identity
                      return <Cell key={column}>{content.map(block)}</Cell>;
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      case 'image': {
        const { fileId, alt, caption } = node.attrs;
        return (
          <figure key={index}>
            <img src={pictures.get(fileId)} alt={alt} />
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        );
      }
      case 'pageBreak':
        return <hr key={index} />;
    }
  };

  const inlines = (nodes: readonly InlineNode[] = []): ReactNode =>
    (fieldOf ? nodes : printedInline(nodes)).map(inline);

  const inline = (node: InlineNode, index: number): ReactNode => {
    if (node.type === 'hardBreak') return <br key={index} />;
    const text =
      node.type === 'text' ? (
        node.text
      ) : (
        <span className={styles.chip}>{(fieldOf ?? fieldText)(node.attrs)}</span>
      );
    return <span key={index}>{marked(text, node.marks ?? [])}</span>;
  };

  return <div className={`${styles.view} ${lists.lists}`}>{document.content.map(block)}</div>;
}

const elements = { bold: 'strong', italic: 'em', underline: 'u' } as const;

function marked(within: ReactNode, [mark, ...others]: DocumentMark[]): ReactNode {
  if (!mark) return within;
  if (mark.type === 'link')
    return (
      <a href={mark.attrs.href} rel="noreferrer" target="_blank">
        {marked(within, others)}
      </a>
    );
  const Element = elements[mark.type];
  return <Element>{marked(within, others)}</Element>;
}
