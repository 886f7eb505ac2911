import layout from '../layout/layout.module.css';

interface PersonNameProps {
  /** The recorded name, which is first and bold. */
  fullName: string;
  /** Romanised or former name, in a lighter colour. */
  otherName?: string | null;
}

function htmlLangOf(name: string): string | undefined {
  if (/\p{Script=Han}/u.test(name)) return 'zh';
  return /\p{Script=Latin}/u.test(name) ? 'en' : undefined;
}

export function PersonName({ fullName, otherName }: PersonNameProps) {
  return (
    <>
      <bdi lang={htmlLangOf(fullName)} className={layout.strong}>
        {fullName}
      </bdi>
      {otherName && (
        <>
          {' '}
          <bdi lang={htmlLangOf(otherName)} className={`${layout.soft} ${layout.regular}`}>
            {otherName}
          </bdi>
        </>
      )}
    </>
  );
}
