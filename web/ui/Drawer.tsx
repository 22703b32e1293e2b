import type { ReactNode } from 'react';
import { ModalSurface } from './Dialog.tsx';

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
  return <ModalSurface {...rest} shape={side} width={width} isDismissable isAlert={false} />;
}
