import { Field, Picture } from './document-extensions.ts';

export interface EditorNodeOptions {
  /** Returns the label of a merge field, in the page language. */
  labelOf: (field: string) => string;
  /** Returns what a field without a value shows; undefined in a template, whose fields have no values yet. */
  emptyLabelOf: ((field: string) => string) | undefined;
  urlOf: (fileId: string) => Promise<string>;
  chipClass: string;
}

/** Shows merge fields as chips and pictures as images; the document stores only names and file ids. */
export const editorNodes = ({ labelOf, emptyLabelOf, urlOf, chipClass }: EditorNodeOptions) => [
  Field.extend({
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const dom = document.createElement('span');
        dom.className = chipClass;
        dom.contentEditable = 'false';
        dom.textContent = attrs.value ?? (emptyLabelOf ?? labelOf)(attrs.name);
        if (attrs.value === null) {
          // The label is in the page language.
          dom.lang = document.documentElement.lang;
          if (emptyLabelOf) dom.dataset.empty = '';
        }
        dom.title = labelOf(attrs.name);
        return { dom };
      },
  }),
  Picture.extend({
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const dom = document.createElement('figure');
        const image = document.createElement('img');
        const caption = document.createElement('figcaption');
        image.alt = attrs.alt;
        caption.textContent = attrs.caption;
        dom.append(image, ...(attrs.caption ? [caption] : []));
        void urlOf(attrs.fileId).then(
          url => {
            image.src = url;
          },
          () => {},
        );
        return { dom };
      },
  }),
];
