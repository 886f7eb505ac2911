import { Skeleton } from '@mantine/core';
import type { QrModules } from '../../../shared/core/qr-path.ts';
import styles from './qr-symbol.module.css';
import { symbolPath, symbolSide } from './symbol-path.ts';

/** QR code, dark on white in both themes, so that phones can read it. */
export function QrSymbol({ modules, label }: { modules: QrModules | undefined; label: string }) {
  if (!modules) return <Skeleton className={styles.symbol} />;
  const side = symbolSide(modules);
  return (
    <svg viewBox={`0 0 ${side} ${side}`} className={styles.symbol} role="img" aria-label={label}>
      <path d={`M0 0H${side}V${side}H0Z`} fill="#fff" />
      <path d={symbolPath(modules)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
