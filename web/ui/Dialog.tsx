import type { ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { loadModal } from './overlay/loadOverlays.ts';

/** The panel of a Dialog or Drawer, loaded when the first of them is opened. */
export const ModalSurface = lazyPart(loadModal, 'ModalSurface', {
  onFailed: ({ onClose }) => onClose(),
});

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, primary last. A submit button of a form inside points at it with its `form` attribute. */
  footer?: ReactNode;
  width?: number;
  /** Whether a click outside closes it; Escape always does. */
  isDismissable?: boolean;
  /** For a panel that brings its own heading, such as a command palette; the title is still read out. */
  isTitleHidden?: boolean;
  /** An alert dialog: a screen reader reads the text at once. */
  isAlert?: boolean;
}

/** A modal question or short form in the middle of the page. */
export function Dialog({ isOpen, width = 480, isDismissable = true, isAlert = false, ...rest }: DialogProps) {
  if (!isOpen) return null;
  return <ModalSurface {...rest} shape="centre" width={width} isDismissable={isDismissable} isAlert={isAlert} />;
}
