import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { sameText } from '../scanQueue.ts';
import type { Scanned } from '../useScannedOrder.ts';

/** A parcel being packed, with the number of pieces scanned by line. */
export interface Packing {
  /** Text of the sticker that started it. */
  text: string;
  scanned: Scanned;
  packed: ReadonlyMap<string, number>;
}

/** The parcel with one more piece of the scanned product; null if the order needs no more of it. */
export function withPiece(packing: Packing, text: string): Packing | null {
  const { packed, scanned } = packing;
  const line = scanned.lines.find(({ id, sku, barcode, quantity }) =>
    (sameText(sku, text) || (barcode && sameText(barcode, text))) && (packed.get(id) ?? 0) < quantity);
  return line ? { ...packing, packed: new Map(packed).set(line.id, (packed.get(line.id) ?? 0) + 1) } : null;
}

export const isComplete = ({ packed, scanned }: Packing): boolean =>
  scanned.lines.every(({ id, quantity }) => (packed.get(id) ?? 0) >= quantity);

interface PackCheckProps {
  packing: Packing;
  onSkip: () => void;
  onCancel: () => void;
}

/** The pieces that the parcel needs, and those already scanned. */
export function PackCheck({ packing: { scanned, packed }, onSkip, onCancel }: PackCheckProps) {
  const { t } = useTranslation();
  const { reference } = scanned.order;
  return (
    <Card
      title={t('Scan what goes into {{order}}', { order: reference })}
      isFlush
      actions={
        <>
          <Button size="small" onClick={onCancel}>{t('Put aside')}</Button>
          <Button size="small" onClick={onSkip}>{t('Pack without checking')}</Button>
        </>
      }
    >
      <FactTable
        label={t('What belongs inside')}
        rows={scanned.lines}
        getRowId={({ id }) => id}
        columns={[
          { id: 'name', header: t('Item'), isWide: true, cell: ({ name, sku }) => `${name} · ${sku}` },
          {
            id: 'packed',
            header: t('Inside'),
            align: 'end',
            cell: ({ id, quantity }) => {
              const inside = packed.get(id) ?? 0;
              const text = t('{{at}} of {{of}}', { at: formatCount(inside), of: formatCount(quantity) });
              return inside >= quantity ? <Badge>{text}</Badge> : text;
            },
          },
        ]}
      />
    </Card>
  );
}
