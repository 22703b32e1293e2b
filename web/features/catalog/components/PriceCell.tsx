import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { hasAtMostDecimals, parseNumberText } from '../../../ui/numberText.ts';
import { token } from '../../../ui/theme/token.ts';
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
`;

/** The price of a product, edited inline: Enter and leaving the field save, Escape cancels. */
export function PriceCell({ product: { name, variants } }: PriceCellProps) {
  const { t } = useTranslation();
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { setVariantPrice, isInFlight } = useSetVariantPrice();
  const [only] = variants;
  // Variants may have different prices, so these are edited on the product's page.
  if (!only || variants.length > 1) return <CellText isStrong>{takaRange(variants.map(({ price }) => price))}</CellText>;
  const { id, price } = only;

  async function save(text: string) {
    const typed = parseNumberText(text);
    if (typed === null || typed === price) return;
    if (Number.isNaN(typed) || typed < 0 || !hasAtMostDecimals(typed, 2)) {
      toast.error(t('{{text}} is no price', { text }));
      return;
    }
    const outcome = await setVariantPrice({ id, price: typed, expected: price });
    if (!outcome.ok) toastProblem(outcome.problem);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys typed here must not reach the grid's keyboard navigation.
    event.stopPropagation();
    if (event.key === 'Escape') event.currentTarget.value = String(price);
    else if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Blur saves. Only removing the field would not cause a blur.
    event.currentTarget.blur();
    requestAnimationFrame(() => button.current?.focus());
  }

  if (isEdited) {
    return (
      <Typed
        aria-label={t('Price of {{product}}', { product: name })}
        defaultValue={price}
        inputMode="decimal"
        autoComplete="off"
        // The user opened the field with a click or a key just now.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setEdited(false);
          void save(event.currentTarget.value);
        }}
      />
    );
  }
  return (
    <Shown
      ref={button}
      type="button"
      aria-label={t('Price of {{product}}, {{price}}: change it', { product: name, price: formatTaka(price) })}
      aria-busy={isInFlight}
      onClick={() => setEdited(true)}
    >
      {formatTaka(price)}
    </Shown>
  );
}
