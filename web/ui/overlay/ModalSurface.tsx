import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import styled, { css, keyframes } from 'styled-components';
import { IconButton } from '../IconButton.tsx';
import { media, token } from '../theme/token.ts';
import { useBackCloses } from './useBackCloses.ts';
import { FocusReturn, FocusStays } from './FocusReturn.ts';
import { watchDoubleClicks } from './watchDoubleClicks.ts';

type ModalShape = 'centre' | 'left' | 'right';

interface ModalSurfaceProps {
  title: string;
  isTitleHidden?: boolean;
  shape: ModalShape;
  width: number;
  isDismissable: boolean;
  isAlert: boolean;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const slideLeft = keyframes`
  from { transform: translateX(-24px); opacity: 0; }
`;

const slideRight = keyframes`
  from { transform: translateX(24px); opacity: 0; }
`;

const Scrim = styled(ModalOverlay)<{ $shape: ModalShape }>`
  position: fixed;
  inset: 0;
  z-index: 100;
  display: flex;
  align-items: ${({ $shape }) => ($shape === 'centre' ? 'flex-start' : 'stretch')};
  justify-content: ${({ $shape }) => ({ centre: 'center', left: 'flex-start', right: 'flex-end' })[$shape]};
  padding: ${({ $shape }) => ($shape === 'centre' ? '12vh 16px 16px' : 0)};
  background: ${token.scrim};
  animation: ${appear} ${token.fast};

  ${media.phone} {
    padding: ${({ $shape }) => ($shape === 'centre' ? '24px 12px 12px' : 0)};
  }
`;

const shapes = {
  centre: css`
    max-height: 84vh;
    border-radius: 12px;
    animation: ${appear} ${token.fast};
  `,
  left: css`
    animation: ${slideLeft} ${token.fast};
  `,
  right: css`
    animation: ${slideRight} ${token.fast};
  `,
};

const Panel = styled(Modal)<{ $shape: ModalShape; $width: number }>`
  display: flex;
  width: ${({ $width }) => $width}px;
  max-width: ${({ $shape }) => ($shape === 'centre' ? '100%' : 'calc(100vw - 44px)')};
  color: ${token.ink};
  background: ${token.surface};
  box-shadow: ${token.shadowModal};
  ${({ $shape }) => shapes[$shape]}
`;

const Content = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  outline: none;
`;

const Top = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  padding: 16px 12px 0 20px;
`;

const Title = styled(Heading)`
  flex: 1;
  /* As high as the button beside it, which is larger on a phone. */
  padding: calc((${token.control} - 24px) / 2) 0;
  font-size: 16px;
  font-weight: 650;
  line-height: 24px;
`;

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 8px 20px 20px;
  overflow: auto;
`;

const BareBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
`;

const Bottom = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 20px;
  border-top: 1px solid ${token.border};

  /* As in the header of a page: they fill their lines. */
  ${media.phone} {
    > :not([data-icon-only]),
    > span button:not([data-icon-only]) {
      flex: 1 1 auto;
    }
  }
`;

/** The heavy half of Dialog, ConfirmDialog and Drawer. */
export function ModalSurface(props: ModalSurfaceProps) {
  const { title, isTitleHidden, shape, width, isDismissable, isAlert, footer, onClose, children } = props;
  const { t } = useTranslation();
  useBackCloses(shape === 'right', onClose);
  useEffect(watchDoubleClicks, []);
  const dialog = useRef<HTMLElement>(null);
  return (
    <Scrim data-modal-layer="" $shape={shape} isOpen isDismissable={isDismissable} onOpenChange={onClose}>
      <Panel $shape={shape} $width={width}>
        <Content ref={dialog} data-modal="" role={isAlert ? 'alertdialog' : 'dialog'} aria-label={isTitleHidden ? title : undefined}>
          <FocusReturn />
          <FocusStays dialog={dialog} />
          {!isTitleHidden && (
            <Top>
              <Title slot="title">{title}</Title>
              <IconButton icon={X} label={t('Close')} hasTooltip={false} onClick={onClose} />
            </Top>
          )}
          {isTitleHidden ? <BareBody>{children}</BareBody> : <Body>{children}</Body>}
          {footer && <Bottom>{footer}</Bottom>}
        </Content>
      </Panel>
    </Scrim>
  );
}
