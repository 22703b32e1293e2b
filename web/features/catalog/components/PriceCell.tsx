import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { isUndecided, toastProblem } from '../../../relay/commandProblem.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { hasAtMostDecimals, parseNumberText } from '../../../ui/numberText.ts';
import { media, token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSetVariantPrice } from '../mutations/useSetVariantPrice.ts';
import { takaRange } from '../productTotals.ts';

interface PriceCellProps {
  product: {
    readonly name: string;
    readonly variants: readonly { readonly id: string; readonly price: number }[];
  };
}

const Shown = styled.button`
  padding: 3px 6px;
  margin: -3px -6px;
  border: 1px solid transparent;
  border-radius: ${token.radiusSmall};
  font: inherit;
  font-weight: 550;
  color: inherit;
  background: none;
  cursor: text;

  &:hover,
  &:focus-visible {
    border-color: ${token.borderStrong};
    background: ${token.surface};
  }

  ${media.phone} {
    margin-block: -7px;
    padding-block: 6px;
  }
`;

const Typed = styled.input`
  width: 96px;
  margin: -3px -6px -3px 0;
  padding: 3px 6px;
  border: 1px solid ${token.accent};
  border-radius: ${token.radiusSmall};
  font: inherit;
  text-align: end;
  color: ${token.ink};
  background: ${token.surface};

  &[aria-invalid='true'] {
    border-color: ${token.badText};
  }
`;

/** What is typed, and whether it was refused. */
interface Entry {
  text: string;
  isRefused: boolean;
  /** The price that was shown when it was begun: a hovered row is read again. Null once the gateway has refused it. */
  from: number | null;
}

/**
 * The price of a product, edited inline: Enter and leaving the field save, Escape cancels. What is refused stays in the
 * field.
 */
export function PriceCell({ product: { name, variants } }: PriceCellProps) {
  const { t } = useTranslation();
  const [entry, setEntry] = useState<Entry | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { setVariantPrice, readPrice, isInFlight } = useSetVariantPrice();
  const [only] = variants;
  // Variants may have different prices, so these are edited on the product's page.
  if (!only || variants.length > 1) return <CellText isStrong>{takaRange(variants.map(({ price }) => price))}</CellText>;
  const { id, price } = only;

  async function save(text: string, from: number | null) {
    const typed = parseNumberText(text);
    const expected = from ?? price;
    if (typed === null || typed === expected) return setEntry(null);
    if (Number.isNaN(typed) || typed < 0 || !hasAtMostDecimals(typed, 2)) {
      setEntry({ text, isRefused: true, from });
      toast.error(t('{{text}} is no price', { text }));
      return;
    }
    setEntry(null);
    const outcome = await setVariantPrice({ id, price: typed, expected });
    if (outcome.ok) return;
    toastProblem(outcome.problem);
    // Somebody else may have changed it: without reading it again, each further try would be refused.
    if (!isUndecided(outcome.problem)) void readPrice(id);
    // Unless another one is being typed already.
    setEntry((next) => next ?? { text, isRefused: true, from: null });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys typed here must not reach the grid's keyboard navigation.
    event.stopPropagation();
    const field = event.currentTarget;
    if (event.key === 'Escape') flushSync(() => setEntry(null));
    // Blur saves. Only removing the field would not cause a blur.
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) flushSync(() => field.blur());
    else return;
    // Enter would press the button that has the focus next.
    event.preventDefault();
    // At once: the next key is pressed in the row, or goes on in a field that was refused.
    (button.current ?? field).focus();
  }

  function onBlur(event: FocusEvent<HTMLInputElement>) {
    void save(event.currentTarget.value, entry?.from ?? null);
  }

  if (entry) {
    return (
      <Typed
        aria-label={t('Price of {{product}}', { product: name })}
        aria-invalid={entry.isRefused}
        defaultValue={entry.text}
        inputMode="decimal"
        autoComplete="off"
        // The user opened the field with a click or a key just now; one that comes back later takes no focus from elsewhere.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!entry.isRefused}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    );
  }
  return (
    <Shown
      ref={button}
      type="button"
      aria-label={t('Price of {{product}}, {{price}}: change it', { product: name, price: formatTaka(price) })}
      aria-busy={isInFlight}
      onClick={() => setEntry({ text: String(price), isRefused: false, from: price })}
    >
      {formatTaka(price)}
    </Shown>
  );
}
