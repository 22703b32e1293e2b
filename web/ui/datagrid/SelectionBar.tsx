import { Ellipsis, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { formatCount } from '../../../schema/rules/format.ts';
import { Button } from '../Button.tsx';
import { IconButton } from '../IconButton.tsx';
import { Kbd } from '../Kbd.tsx';
import { Menu } from '../Menu.tsx';
import { media, token } from '../theme/token.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import type { GridSelection } from './useGridSelection.ts';

export interface BulkAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  onAction: (selection: GridSelection) => void;
  isDanger?: boolean;
  isPending?: boolean;
}

interface SelectionBarProps {
  selection: GridSelection;
  actions: readonly BulkAction[];
  /** Offers 'Select all N' when the whole page is selected and more match. */
  totalCount?: number;
  isPageSelected: boolean;
}

/** As many as fit beside each other; the rest stands in a menu. */
const BUTTONS_WIDE = 4;
const BUTTONS_PHONE = 1;

const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, 8px); }
`;

const Bar = styled.div`
  position: fixed;
  bottom: 20px;
  left: calc(50% + var(--page-offset, 0px) / 2);
  z-index: 20;
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: calc(100vw - 24px);
  padding: 8px 10px 8px 16px;
  border: 1px solid ${token.border};
  border-radius: 12px;
  background: ${token.surface};
  box-shadow: ${token.shadowFloat};
  transform: translateX(-50%);
  animation: ${rise} ${token.fast};

  button {
    color: ${token.ink};
  }

  ${media.phone} {
    bottom: 12px;
    left: 50%;
    padding: 6px 6px 6px 14px;
  }
`;

const Count = styled.span`
  margin-right: 4px;
  font-weight: 600;
  white-space: nowrap;
`;

const Rule = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: ${token.border};
`;

/** Floats at the bottom while rows are selected, with what can be done to them. */
export function SelectionBar({ selection, actions, totalCount, isPageSelected }: SelectionBarProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 639px)');
  const { ids, isAllMatching } = selection;
  const bar = useRef<HTMLDivElement>(null);
  // It goes with its last button that was pressed: the focus is at the rows then.
  useLayoutEffect(() => {
    const shown = bar.current;
    const grid = shown?.parentElement;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) grid?.querySelector<HTMLElement>('tr[data-row-id][tabindex="0"]')?.focus();
      });
    };
  }, []);

  const direct = actions.slice(0, isPhone ? BUTTONS_PHONE : BUTTONS_WIDE);
  const rest = actions.slice(direct.length);
  const count = isAllMatching && totalCount !== undefined ? totalCount : ids.size;
  const canSelectAll = !isAllMatching && isPageSelected && totalCount !== undefined && totalCount > ids.size;

  return (
    <Bar ref={bar} role="region" aria-label={t('Selected rows')}>
      <Count role="status">{t('{{number}} selected', { number: formatCount(count) })}</Count>
      {canSelectAll && (
        <Button size="small" onClick={selection.selectAllMatching}>
          {t('Select all {{number}}', { number: formatCount(totalCount) })}
        </Button>
      )}
      <Rule />
      {direct.map(({ id, label, icon, isPending, onAction }) => (
        <Button
          key={id}
          variant="quiet"
          icon={icon}
          isPending={isPending}
          onClick={() => onAction(selection)}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          label={t('More actions')}
          placement="top end"
          trigger={<IconButton icon={Ellipsis} label={t('More actions')} />}
          entries={rest.map(({ onAction, ...entry }) => ({ ...entry, onAction: () => onAction(selection) }))}
        />
      )}
      <Rule />
      {isPhone ? (
        <IconButton icon={X} label={t('Clear selection')} onClick={selection.clear} />
      ) : (
        <Button variant="quiet" onClick={selection.clear}>
          {t('Clear')} <Kbd>Esc</Kbd>
        </Button>
      )}
    </Bar>
  );
}
