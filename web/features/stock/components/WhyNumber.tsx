import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import type { StockFigure } from './stockFigure.ts';

const LedgerDrawer = lazyPart(() => import('./LedgerDrawer.tsx'), 'LedgerDrawer', {
  onFailed: ({ onClose }) => onClose(),
});

interface WhyNumberProps extends StockFigure {
  units: number;
  /** What the figure counts: 'Jamdani saree, Red: on hand at Main store'. */
  what: string;
}

const Figure = styled.button<{ $isNothing: boolean }>`
  min-width: ${token.controlLine};
  min-height: ${token.controlLine};
  padding: 0 2px;
  border: 0;
  border-radius: 2px;
  background: none;
  color: ${({ $isNothing }) => ($isNothing ? token.ink2 : 'inherit')};
  font: inherit;
  font-variant-numeric: tabular-nums;
  text-decoration: underline dotted;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-underline-offset: 4px;
  cursor: pointer;

  ${media.phone} {
    margin-block: -6px;
    /* It ends where the figures do that are not pressed. */
    margin-right: -2px;
    text-align: end;
  }
`;

/** A stock figure that opens the ledger rows behind it. For any page that shows one. */
export function WhyNumber({ units, what, ...figure }: WhyNumberProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Figure
        type="button"
        $isNothing={units === 0}
        title={t('Why this number?')}
        aria-label={t('{{what}}: {{units}}. Why this number?', { what, units: formatCount(units) })}
        onClick={() => setOpen(true)}
      >
        {formatCount(units)}
      </Figure>
      {isOpen && <LedgerDrawer {...figure} units={units} what={what} onClose={() => setOpen(false)} />}
    </>
  );
}
