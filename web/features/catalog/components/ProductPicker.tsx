import { ScanBarcode } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import type { ComboBoxProps } from '../../../ui/ComboBox.tsx';
import { toast } from '../../../ui/toast.tsx';
import { chosenByEnter, soldFor } from '../productLookup.ts';
import type { PickedProduct } from '../productLookup.ts';
import { ProductThumb } from '../ProductThumb.tsx';
import { CameraButton } from '../scan/CameraButton.tsx';
import { useBarcodeScanner } from '../useBarcodeScanner.ts';
import { useProductLookup } from '../useProductLookup.ts';

/** Of the label over the field, and the gap under it. */
const LABEL_HEIGHT = 22;

const Row = styled.div<{ $hasLabel: boolean }>`
  display: flex;
  gap: 6px;
  /* Beside the field, whatever stands under it: help, or what is wrong. */
  align-items: flex-start;

  /* The camera's button stands in the box-less span of its tooltip. */
  > span > button {
    margin-top: ${({ $hasLabel }) => ($hasLabel ? LABEL_HEIGHT : 0)}px;
  }

  /* Not :first-child: when the lazy scanner is loaded, a hidden element stands before the field. */
  > div {
    flex: 1;
    min-width: 0;
  }
`;

interface ProductPickerProps extends Pick<ComboBoxProps, 'name' | 'beginsFocused' | 'isLabelHidden' | 'isDisabled' | 'description'> {
  label: string;
  onPick: (product: PickedProduct) => void;
  /** Also loads the average cost, for somebody who may see it. */
  withCost?: boolean;
  /** Offers no bundles, for forms that move pieces. */
  isCounted?: boolean;
  /** This picker gets a scan that arrives while no field has the focus. At most one per page. */
  takesScans?: boolean;
}

/**
 * Finds a product by words of its name in Bangla or English, SKU or barcode. Arrow keys and Enter choose a row; Enter
 * alone takes the exact code that was typed or scanned, or the first row shown. The field is cleared at once, ready for
 * the next product.
 */
export function ProductPicker(props: ProductPickerProps) {
  const { label, onPick, withCost = false, isCounted = false, takesScans = false, ...rest } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { rows, isCurrent, lookUp } = useProductLookup({ text, withCost, isCounted, isUsed });
  /** Scans are processed in the order in which they arrive. */
  const turn = useRef(Promise.resolve());

  function pick(product: PickedProduct) {
    setText('');
    onPick(product);
  }

  async function take(typed: string) {
    try {
      const answer = await lookUp(typed);
      const chosen = chosenByEnter(typed, answer, false);
      if (chosen) return onPick(chosen);
      if (answer.length === 0) toast.error(t('Nothing is called “{{code}}”', { code: typed }));
      // Puts the text back, so that the user can choose among several matches; unless they typed something else meanwhile.
      setText((next) => (next === '' ? typed : next));
    } catch (error) {
      toast.error((error as Error).message, { id: 'product-lookup' });
    }
  }

  function enter(typed: string) {
    const shown = isCurrent ? chosenByEnter(typed, rows, true) : undefined;
    if (shown) return pick(shown);
    setText('');
    turn.current = turn.current.then(() => take(typed));
  }

  function onKeyDownCapture(event: KeyboardEvent<HTMLDivElement>) {
    const input = event.target as HTMLElement;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || input.getAttribute('role') !== 'combobox') return;
    // Ctrl+Enter saves the page, wherever the focus is.
    if (event.ctrlKey || event.metaKey || input.hasAttribute('aria-activedescendant')) return;
    // Enter must neither submit the form nor choose from the list.
    event.preventDefault();
    event.stopPropagation();
    const typed = text.trim();
    if (typed === '') return;
    // Removing the focus closes the list, which would otherwise reopen for the empty field. The next key is the field's again.
    input.blur();
    flushSync(() => enter(typed));
    input.focus();
  }

  useBarcodeScanner(enter, takesScans && !rest.isDisabled);

  return (
    <Row $hasLabel={!rest.isLabelHidden} onFocus={() => setUsed(true)} onKeyDownCapture={onKeyDownCapture}>
      <ComboBox
        {...rest}
        label={label}
        placeholder={t('Name, SKU or barcode')}
        value={null}
        onChange={(id) => {
          const chosen = rows.find((row) => row.id === id);
          if (chosen) pick(chosen);
        }}
        text={text}
        onSearch={setText}
        isLoading={!isCurrent}
        options={rows.map(({ id, title, sku, pictureUrl, stock, ...prices }) => ({
          id,
          label: title,
          note: t('{{sku}} · {{count, number}} available', { sku, count: stock.available }),
          start: <ProductThumb name={title} src={pictureUrl} />,
          end: formatTaka(soldFor(prices)),
        }))}
      />
      <CameraButton icon={ScanBarcode} isDisabled={rest.isDisabled} onScan={enter} />
    </Row>
  );
}
