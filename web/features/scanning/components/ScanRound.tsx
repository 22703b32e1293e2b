import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount, formatRelative } from '../../../../schema/rules/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { reasonText } from '../../orders/reasonText.ts';
import { anHour } from '../scanQueue.ts';
import type { Mode, Scan } from '../scanQueue.ts';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
  gap: 12px;

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: ${token.ink2};
    font-size: 12.5px;
  }

  dd {
    font-size: 20px;
    font-weight: 650;
    line-height: 28px;
    font-variant-numeric: tabular-nums;
  }

  [data-bad] dd {
    color: ${token.badText};
  }
`;

/** Rows that are shown; all of them are kept and counted. */
const SHOWN = 100;

interface ScanRoundProps {
  /** The newest first. */
  scans: readonly Scan[];
  /** What each mode has done. */
  names: Record<Mode, string>;
  onForget: () => void;
}

/** What was scanned since the round began: how much of it, and the last scans. */
export function ScanRound({ scans, names, onForget }: ScanRoundProps) {
  const { t } = useTranslation();
  const states: Record<Scan['state'], string> = {
    WAITING: t('Waiting'), DONE: t('Done'), REFUSED: t('Refused'), UNDONE: t('Taken back'),
  };
  const of = (state: Scan['state']) => scans.filter((one) => one.state === state);
  const done = Map.groupBy(of('DONE'), ({ mode }) => mode);
  const refused = of('REFUSED').length;
  const pace = anHour(scans);
  const figures = [
    ...[...done].map(([mode, its]) => ({ id: mode, term: names[mode], count: its.length })),
    ...(pace === null ? [] : [{ id: 'pace', term: t('An hour'), count: pace }]),
    ...(refused > 0 ? [{ id: 'refused', term: t('Refused'), count: refused }] : []),
  ];
  return (
    <>
      {scans.some(({ state }) => state !== 'WAITING') && (
        <Card title={t('This round')} actions={<Button size="small" onClick={onForget}>{t('Begin a new round')}</Button>}>
          <Figures>
            {figures.map(({ id, term, count }) => (
              <div key={id} data-bad={id === 'refused' ? '' : undefined}>
                <dt>{term}</dt>
                <dd>{formatCount(count)}</dd>
              </div>
            ))}
          </Figures>
        </Card>
      )}
      <Card title={t('Scanned')} isFlush>
        {scans.length === 0 ? (
          <EmptyState title={t('Nothing scanned yet')}>{t('Scan a sticker, or type its number and press Enter.')}</EmptyState>
        ) : (
          <FactTable
            label={t('Scanned')}
            rows={scans.slice(0, SHOWN)}
            getRowId={({ key }) => key}
            columns={[
              {
                id: 'order',
                header: t('Order'),
                isWide: true,
                cell: ({ orderId, reference, text, mode, state, message, returnReason }) => (
                  <CellText
                    tone={state === 'REFUSED' ? 'bad' : 'plain'}
                    secondary={message ?? [
                      names[mode], ...(returnReason ? [reasonText(returnReason, t)] : []), ...(state === 'DONE' ? [] : [states[state]]),
                    ].join(' · ')}
                  >
                    {orderId ? <TextLink to="/ecom/order/$id" params={{ id: orderId }}>{reference}</TextLink> : text}
                  </CellText>
                ),
              },
              // It was scanned by this computer's clock.
              { id: 'at', header: t('When'), align: 'end', cell: ({ at }) => formatRelative(at, Date.now()) },
            ]}
          />
        )}
      </Card>
    </>
  );
}
