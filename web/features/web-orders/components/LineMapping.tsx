import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { LineMapping_line$key } from '../../../__generated__/LineMapping_line.graphql.ts';
import { ProductPicker } from '../../catalog/components/ProductPicker.tsx';
import { SkuLink } from '../../catalog/SkuLink.tsx';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { media } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMapWebOrderLine } from '../mutations/useMapWebOrderLine.ts';

interface LineMappingProps {
  line: LineMapping_line$key;
  canDecide: boolean;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  width: 264px;

  ${media.phone} {
    width: 100%;
    min-width: 180px;
    margin-top: 6px;
  }

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  /* The picker's label is for screen readers only and takes no space. */
  label {
    display: contents;
  }
`;

/** The product of the catalogue that a line is mapped to; a picker when it is not mapped yet. */
export function LineMapping({ line, canDecide }: LineMappingProps) {
  const { t } = useTranslation();
  const { id, name, variant } = useFragment(
    graphql`
      fragment LineMapping_line on WebOrderLine {
        id
        name
        variant {
          title
          sku
          stock {
            available
          }
        }
      }
    `,
    line,
  );
  const { mapWebOrderLine, isInFlight } = useMapWebOrderLine();
  const [isChanging, setChanging] = useState(false);

  async function map(variantId: string) {
    const outcome = await mapWebOrderLine({ lineId: id, variantId });
    if (!outcome.ok) return toastProblem(outcome.problem);
    setChanging(false);
    toast.success(t('{{name}} is mapped, here and in every open order', { name }));
  }

  if (!variant && !canDecide) return <Badge>{t('Unmapped')}</Badge>;
  if (!variant || isChanging) {
    return (
      <Row>
        <ProductPicker
          label={t('Product for {{name}}', { name })}
          isLabelHidden
          isDisabled={isInFlight}
          onPick={({ id: variantId }) => void map(variantId)}
        />
        {variant && <IconButton icon={X} label={t('Keep the product')} onClick={() => setChanging(false)} />}
      </Row>
    );
  }
  return (
    <Row>
      <div>
        <CellText
          secondary={
            <>
              <SkuLink sku={variant.sku} /> · {t('{{count}} available', { count: variant.stock.available })}
            </>
          }
        >
          {variant.title}
        </CellText>
      </div>
      {canDecide && (
        <IconButton
          icon={Pencil}
          size="small"
          label={t('Change the product for {{name}}', { name })}
          onClick={() => setChanging(true)}
        />
      )}
    </Row>
  );
}
