import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { loadModal } from './overlay/loadOverlays.ts';

const ModalSurface = lazy(() => loadModal().then((module) => ({ default: module.ModalSurface })));

export interface DrawerProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right';
  width?: number;
  /** For a drawer whose content is its own heading, such as the navigation. */
  isTitleHidden?: boolean;
}

/** A modal panel that slides in from an edge: navigation on a phone, details beside a list. */
export function Drawer({ isOpen, side = 'right', width = 400, ...rest }: DrawerProps) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalSurface {...rest} shape={side} width={width} isDismissable isAlert={false} />
    </Suspense>
  );
}
