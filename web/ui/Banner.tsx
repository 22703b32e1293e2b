import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { passFocusOn } from './passFocusOn.ts';
import { meaningColours } from './theme/token.ts';

type BannerMeaning = 'good' | 'warn' | 'bad' | 'info';

export interface BannerProps {
  meaning: BannerMeaning;
  title: ReactNode;
  children?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
  onDismiss?: () => void;
}

const icons = { good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, info: Info };

const Box = styled.div<{ $meaning: BannerMeaning }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 12px 10px;
  padding: 10px 14px;
  border-radius: 8px;
  color: ${({ $meaning }) => meaningColours($meaning).text};
  background: ${({ $meaning }) => meaningColours($meaning).soft};

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    margin-top: 1px;
    stroke-width: 1.75;
  }

  a {
    font-weight: 600;
    color: inherit;
  }
`;

const Words = styled.div`
  flex: 1 1 180px;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: 550;
`;

const End = styled.div`
  display: flex;
  align-items: center;
  align-self: center;
  gap: 4px;
  margin: -4px 0;
`;

/** Something the reader must know about the whole page or form. Bad and warn interrupt a screen reader. */
export function Banner({ meaning, title, children, action, onDismiss }: BannerProps) {
  const { t } = useTranslation();
  const Icon = icons[meaning];
  return (
    <Box $meaning={meaning} role={meaning === 'bad' || meaning === 'warn' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <Words>
        <Title>{title}</Title>
        {children}
      </Words>
      {(action || onDismiss) && (
        <End>
          {action}
          {onDismiss && <IconButton icon={X} ref={passFocusOn} label={t('Dismiss')} size="small" onClick={onDismiss} />}
        </End>
      )}
    </Box>
  );
}
