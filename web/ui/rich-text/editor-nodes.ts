import { Field, Picture } from './document-extensions.ts';

export interface EditorNodeOptions {
  /** Returns the label of a merge field, in the page language. */
  labelOf: (field: string) => string;
  urlOf: (fileId: string) => Promise<string>;
  chipClass: string;
}

/** Shows merge fields as chips and pictures as images; the document stores only names and file ids. */
export const editorNodes = ({ labelOf, urlOf, chipClass }: EditorNodeOptions) => [
  Field.extend({
    addNodeView:
      () =>
      ({ node: { attrs } }) => {
        const dom = document.createElement('span');
        dom.className = chipClass;
        dom.contentEditable = 'false';
        dom.textContent = attrs.value ?? labelOf(attrs.name);
        // A field without a value shows its label, which is in the page language.
        if (attrs.value === null) dom.lang = document.documentElement.lang;
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
