import styles from './person-name.module.css';

interface PersonNameProps {
  /** As recorded: first and bold, in both languages. */
  fullName: string;
  /** Romanised or former; lighter. */
  otherName?: string | null;
}

const langOf = (name: string) => (/\p{Script=Han}/u.test(name) ? 'zh' : undefined);

export function PersonName({ fullName, otherName }: PersonNameProps) {
  return (
    <>
      <bdi lang={langOf(fullName)} className={styles.full}>
        {fullName}
      </bdi>
      {otherName && (
        <>
          {' '}
          <bdi lang={langOf(otherName)} className={styles.other}>
            {otherName}
          </bdi>
        </>
      )}
    </>
  );
}
