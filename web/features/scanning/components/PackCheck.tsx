import { CircleCheck, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { token } from '../../../ui/theme/token.ts';
import { ProductThumb } from '../../catalog/ProductThumb.tsx';
import type { Packing } from '../packing.ts';

const Item = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
  min-width: 0;
`;

const Pieces = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;

  > svg {
    width: 18px;
    height: 18px;
    color: ${token.goodText};
  }
`;

const Note = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 12px 16px;
  border-top: 1px solid ${token.border};
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: ${token.ink3};
  }
`;

interface PackCheckProps {
  packing: Packing;
  onSkip: () => void;
  onCancel: () => void;
}

/** The pieces that the parcel needs, and those already scanned. */
export function PackCheck({ packing: { scanned, packed }, onSkip, onCancel }: PackCheckProps) {
  const { t } = useTranslation();
  const { reference, note } = scanned.order;
  return (
    <Card
      title={t('Scan what goes into {{order}}', { order: reference })}
      isFlush
      actions={
        <>
          <Button size="small" kbd="Esc" onClick={onCancel}>{t('Put aside')}</Button>
          <Button size="small" onClick={onSkip}>{t('Pack without checking')}</Button>
        </>
      }
    >
      <FactTable
        label={t('What belongs inside')}
        rows={scanned.lines}
        getRowId={({ id }) => id}
        columns={[
          {
            id: 'name',
            header: t('Item'),
            isWide: true,
            cell: ({ name, sku, pictureUrl }) => (
              <Item>
                <ProductThumb name={name} src={pictureUrl} size={48} />
                <span><CellText isStrong secondary={sku}>{name}</CellText></span>
              </Item>
            ),
          },
          {
            id: 'packed',
            header: t('Inside'),
            align: 'end',
            cell: ({ id, quantity }) => {
              const inside = packed.get(id) ?? 0;
              const text = t('{{at}} of {{of}}', { at: formatCount(inside), of: formatCount(quantity) });
              if (inside >= quantity) return <Pieces>{text}<CircleCheck aria-label={t('Complete')} /></Pieces>;
              return (
                <Pieces>
                  {inside > 0 && <Badge meaning="warn">{t('{{number}} more to scan', { number: formatCount(quantity - inside) })}</Badge>}
                  {text}
                </Pieces>
              );
            },
          },
        ]}
      />
      {note && <Note><StickyNote aria-hidden />{note}</Note>}
    </Card>
  );
}
