import styles from './avatar.module.css';
import { initialsOf, organizationInitials } from './initials.ts';

interface AvatarProps {
  name: string;
  /** URL of the person's picture; without one, initials are shown. */
  picture?: string | null;
  size?: 'small' | 'medium' | 'large';
}

const tones = ['brand', 'sand', 'stone', 'leaf'] as const;

/** Returns one of four colours, always the same for a name. */
function toneOf(name: string): string {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return tones[sum % tones.length] ?? 'brand';
}

/** A person's picture or initials. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  const initials = initialsOf(name);
  return (
    <span className={styles.person} data-size={size} data-tone={toneOf(name)} aria-hidden="true">
      {size === 'small' ? shortened(initials) : initials}
      {picture && <img src={picture} alt="" />}
    </span>
  );
}

/** Initials for the small size, which has room for one Han character. */
const shortened = (initials: string) => (/\p{Script=Han}/u.test(initials) ? initials.slice(-1) : initials);

export function OrganizationLogo({ name, picture }: Pick<AvatarProps, 'name' | 'picture'>) {
  return (
    <span className={styles.organization} aria-hidden="true">
      {picture ? <img src={picture} alt="" /> : organizationInitials(name)}
    </span>
  );
}
