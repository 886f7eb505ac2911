import {
  IconBallFootball,
  IconBook,
  IconBrain,
  IconEar,
  IconEye,
  IconHandStop,
  IconHome,
  IconMessage,
  IconMusic,
  IconNumbers,
  IconPencil,
  IconPhoto,
  IconPuzzle,
} from '@tabler/icons-react';
import type { ActivityIcon as Icon } from '../../../../shared/features/courses/activities/schema.ts';
import styles from './activity-icon.module.css';

const pictures = {
  eye: IconEye,
  hand: IconHandStop,
  book: IconBook,
  pencil: IconPencil,
  ear: IconEar,
  brain: IconBrain,
  puzzle: IconPuzzle,
  ball: IconBallFootball,
  music: IconMusic,
  speech: IconMessage,
  numbers: IconNumbers,
  home: IconHome,
} as const satisfies Record<Extract<Icon, { type: 'own' }>['name'], unknown>;

interface ActivityIconProps {
  icon: Icon;
  url?: string | undefined;
}

export function ActivityIcon({ icon, url }: ActivityIconProps) {
  if (icon.type === 'image' && url) return <img className={styles.icon} src={url} alt="" />;
  const Picture = icon.type === 'own' ? pictures[icon.name] : IconPhoto;
  return (
    <span className={styles.icon}>
      <Picture size={22} aria-hidden />
    </span>
  );
}
