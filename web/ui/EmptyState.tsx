import { Inbox, Search } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { token } from './theme/token.ts';

export interface EmptyStateProps {
  /** 'No orders yet'. */
  title: string;
  /** What comes here, or why it is empty. */
  children?: ReactNode;
  /** The next step: a LinkButton. */
  action?: ReactNode;
  icon?: LucideIcon;
  /** It stands in place of a whole page, whose heading it brings. */
  isPage?: boolean;
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  max-width: 420px;
  margin: 0 auto;
  padding: 56px 20px;
  text-align: center;
  color: ${token.ink2};
  overflow-wrap: anywhere;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-bottom: 6px;
  border-radius: 12px;
  color: ${token.ink2};
  background: ${token.surface2};

  svg {
    width: 22px;
    height: 22px;
    stroke-width: 1.75;
  }
`;

const Title = styled.h2`
  font-size: 15px;
  font-weight: 600;
  color: ${token.ink};
`;

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 10px;
`;

/** Nothing here yet, and the next step. */
export function EmptyState({ title, children, action, icon: Icon = Inbox, isPage }: EmptyStateProps) {
  return (
    <Box>
      <Mark aria-hidden>
        <Icon />
      </Mark>
      <Title as={isPage ? 'h1' : undefined}>{title}</Title>
      {children && <p>{children}</p>}
      {action && <Action>{action}</Action>}
    </Box>
  );
}

/** There are records, but none matches the filters. */
export function NoMatchState({ onClear, title }: { onClear: () => void; title?: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Search}
      title={title ?? t('Nothing matches')}
      action={<Button onClick={onClear}>{t('Clear filters')}</Button>}
    >
      {t('No row fits the search and filters in use.')}
    </EmptyState>
  );
}
