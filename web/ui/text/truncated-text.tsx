import layout from '../layout/layout.module.css';

export function TruncatedText({ text }: { text: string }) {
  return (
    <span className={`${layout.block} ${layout.clipped}`} title={text}>
      {text}
    </span>
  );
}
