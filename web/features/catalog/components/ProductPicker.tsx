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
import { holdSubmit } from '../holdSubmit.ts';
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
 * the next product; what finds no single one is put back, and the form around waits until that is known.
 */
export function ProductPicker(props: ProductPickerProps) {
  const { label, onPick, withCost = false, isCounted = false, takesScans = false, ...rest } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { rows, isCurrent, isLoading, error, lookUp } = useProductLookup({ text, withCost, isCounted, isUsed });
  const [asked, setAsked] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  /** Scans are processed in the order in which they arrive. Whether all since the field last rested were picked. */
  const turn = useRef(Promise.resolve(true));

  function pick(product: PickedProduct) {
    setText('');
    onPick(product);
  }

  async function take(typed: string): Promise<boolean> {
    try {
      const answer = await lookUp(typed);
      const chosen = chosenByEnter(typed, answer, false);
      if (chosen) {
        // Its row stands in the form before that is submitted.
        flushSync(() => onPick(chosen));
        return true;
      }
      if (answer.length === 0) toast.error(t('Nothing is called “{{code}}”', { code: typed }));
    } catch (problem) {
      toast.error(`${typed}: ${(problem as Error).message}`, { id: `product-lookup ${typed}` });
    }
    // Puts the text back, so that the user can choose among several matches or ask again; unless they typed something else meanwhile.
    setText((next) => (next === '' ? typed : next));
    return false;
  }

  function enter(typed: string) {
    const shown = isCurrent ? chosenByEnter(typed, rows, true) : undefined;
    if (shown) return pick(shown);
    setText('');
    setAsked((count) => count + 1);
    const mine = turn.current.then(async (before) => (await take(typed)) && before);
    turn.current = mine;
    holdSubmit(place.current?.closest('form'), mine);
    void mine.then(() => {
      setAsked((count) => count - 1);
      if (turn.current === mine) turn.current = Promise.resolve(true);
    });
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
    <Row ref={place} $hasLabel={!rest.isLabelHidden} onFocus={() => setUsed(true)} onKeyDownCapture={onKeyDownCapture}>
      <ComboBox
        {...rest}
        label={label}
        placeholder={asked > 0 ? t('Searching…') : t('Name, SKU or barcode')}
        value={null}
        onChange={(id) => {
          const chosen = rows.find((row) => row.id === id);
          if (chosen) pick(chosen);
        }}
        text={text}
        onSearch={setText}
        isLoading={isLoading}
        error={error}
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
