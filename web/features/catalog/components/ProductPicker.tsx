import { ScanBarcode } from 'lucide-react';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import type { ComboBoxProps } from '../../../ui/ComboBox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { toast } from '../../../ui/toast.tsx';
import { chosenByEnter } from '../productLookup.ts';
import type { PickedProduct } from '../productLookup.ts';
import { ProductThumb } from '../ProductThumb.tsx';
import { useBarcodeScanner } from '../useBarcodeScanner.ts';
import { useProductLookup } from '../useProductLookup.ts';

// Only who scans loads it.
const CameraScanner = lazyPart(async () => (await import('../scan/CameraScanner.tsx')).CameraScanner, {
  onFailed: ({ onClose }) => onClose(),
});

/** Pages that are not served by HTTPS have none. */
const HAS_CAMERA = typeof navigator !== 'undefined' && navigator.mediaDevices !== undefined;

const Row = styled.div`
  display: flex;
  gap: 6px;
  align-items: flex-end;

  /* Not the first child: once its code is there, the field has a hidden one before it, and the button would move. */
  > div {
    flex: 1;
    min-width: 0;
  }
`;

interface ProductPickerProps extends Pick<ComboBoxProps, 'isLabelHidden' | 'isDisabled' | 'description'> {
  label: string;
  onPick: (product: PickedProduct) => void;
  /** Asks for the average cost too: for whoever may see it. */
  withCost?: boolean;
  /** For forms that move pieces: offers no bundles. */
  isCounted?: boolean;
  /** It is the one on the page that a scan is meant for when no field is typed into. */
  takesScans?: boolean;
}

/**
 * Finds a product by words of its name in Bangla or English, SKU or barcode. Arrows and Enter choose; Enter alone takes
 * the code that was typed or scanned, or the first of the rows that are shown. The field is empty again at once, so
 * that the next one can follow.
 */
export function ProductPicker(props: ProductPickerProps) {
  const { label, onPick, withCost = false, isCounted = false, takesScans = false, ...rest } = props;
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isUsed, setUsed] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const { rows, isCurrent, lookUp } = useProductLookup({ text, withCost, isCounted, isUsed });
  /** Scans are answered in the order in which they came. */
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
      // Back into the field, to choose among several; unless the next one is typed already.
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
    if (input.hasAttribute('aria-activedescendant')) return;
    // Neither the form nor the list is meant.
    event.preventDefault();
    event.stopPropagation();
    const typed = text.trim();
    if (typed === '') return;
    // Without the focus the list closes, and does not open over the empty field.
    input.blur();
    enter(typed);
    requestAnimationFrame(() => input.focus());
  }

  useBarcodeScanner(enter, takesScans && !rest.isDisabled);

  return (
    <Row onFocus={() => setUsed(true)} onKeyDownCapture={onKeyDownCapture}>
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
        options={rows.map(({ id, title, sku, price, pictureUrl, stock }) => ({
          id,
          label: title,
          note: t('{{sku}} · {{count}} available', { sku, count: stock.available }),
          start: <ProductThumb name={title} src={pictureUrl} />,
          end: formatTaka(price),
        }))}
      />
      {takesScans && HAS_CAMERA && (
        <IconButton icon={ScanBarcode} label={t('Scan with the camera')} disabled={rest.isDisabled} onClick={() => setScanning(true)} />
      )}
      {isScanning && <CameraScanner onScan={enter} onClose={() => setScanning(false)} />}
    </Row>
  );
}
