import styles from './person-name.module.css';

interface PersonNameProps {
  /** The recorded name: first and bold. */
  fullName: string;
  /** Romanised or former; lighter. */
  otherName?: string | null;
}

const htmlLangOf = (name: string) => (/\p{Script=Han}/u.test(name) ? 'zh' : undefined);

export function PersonName({ fullName, otherName }: PersonNameProps) {
  return (
    <>
      <bdi lang={htmlLangOf(fullName)} className={styles.full}>
        {fullName}
      </bdi>
      {otherName && (
        <>
          {' '}
          <bdi lang={htmlLangOf(otherName)} className={styles.other}>
            {otherName}
          </bdi>
        </>
      )}
    </>
  );
}
