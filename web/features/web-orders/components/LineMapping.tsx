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
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { media } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useMapWebOrderLine } from '../mutations/useMapWebOrderLine.ts';
import { useSendNothing } from '../mutations/useSendNothing.ts';

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

/** What is sent for a line: a product of the catalogue or nothing; a picker as long as nobody has said it. */
export function LineMapping({ line, canDecide }: LineMappingProps) {
  const { t } = useTranslation();
  const { id, name, sendsNothing, variant } = useFragment(
    graphql`
      fragment LineMapping_line on WebOrderLine {
        id
        name
        sendsNothing
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
  const { sendNothing, isInFlight: isLeavingOut } = useSendNothing();
  const [isChanging, setChanging] = useState(false);

  async function map(variantId: string) {
    const outcome = await mapWebOrderLine({ lineId: id, variantId });
    if (!outcome.ok) return toastProblem(outcome.problem);
    setChanging(false);
    toast.success(t('{{name}} is mapped, here and in every open order', { name }));
  }

  async function leaveOut() {
    const outcome = await sendNothing(id);
    if (!outcome.ok) return toastProblem(outcome.problem);
    setChanging(false);
    toast.success(t('Nothing is sent for {{name}}, here and in every open order', { name }));
  }

  const isKnown = variant || sendsNothing;
  if (!isKnown && !canDecide) return <Badge>{t('Unmapped')}</Badge>;
  if (!isKnown || isChanging) {
    return (
      <>
        <Row>
          <ProductPicker
            label={t('Product for {{name}}', { name })}
            isLabelHidden
            isDisabled={isInFlight || isLeavingOut}
            onPick={({ id: variantId }) => void map(variantId)}
          />
          {isKnown && <IconButton icon={X} label={t('Leave it as it is')} onClick={() => setChanging(false)} />}
        </Row>
        {!sendsNothing && (
          <Button
            variant="quiet"
            size="small"
            isPending={isLeavingOut}
            aria-label={t('Nothing to send for {{name}}', { name })}
            onClick={() => void leaveOut()}
          >
            {t('Nothing to send')}
          </Button>
        )}
      </>
    );
  }
  return (
    <Row>
      <div>
        {variant ? (
          <CellText
            secondary={
              <>
                <SkuLink sku={variant.sku} /> · {t('{{count}} available', { count: variant.stock.available })}
              </>
            }
          >
            {variant.title}
          </CellText>
        ) : (
          <CellText tone="muted">{t('Nothing to send')}</CellText>
        )}
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
