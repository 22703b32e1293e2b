import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { skuBase } from '../../../schema/rules/sku.ts';
import type { useProposedSkuQuery } from '../../__generated__/useProposedSkuQuery.graphql.ts';
import type { CommandForm } from '../../forms/useCommandForm.ts';
import type { ProductDraft } from './productDraft.ts';

/** The pause in typing after which a SKU is proposed. */
const REST_MS = 400;
/** Numbers that are tried behind the letters of a name. */
const TRIED = 50;

const FIELD = 'variants.0.sku';

const query = graphql`
  query useProposedSkuQuery($skus: [String!]!) {
    freeSkus(skus: $skus)
  }
`;

/** Proposes a free SKU from the name of a new product; what somebody has typed there stays. */
export function useProposedSku(form: CommandForm<ProductDraft>): void {
  const environment = useRelayEnvironment();
  const name = useWatch({ control: form.control, name: 'name' });
  const proposed = useRef('');
  const newest = useRef(form);
  useEffect(() => {
    newest.current = form;
  });

  useEffect(() => {
    if (name.trim() === '') return;
    const stem = skuBase(name) || 'SKU';
    const skus = [stem, ...Array.from({ length: TRIED - 1 }, (_, index) => `${stem}-${index + 2}`)];
    /** Nobody has typed a SKU, and the options have made no rows. */
    const mayPropose = () => {
      const { variants } = newest.current.values();
      return variants.length === 1 && ['', proposed.current].includes(variants[0]!.sku);
    };
    let isCurrent = true;
    const timer = setTimeout(() => {
      if (!mayPropose()) return;
      const answer = fetchQuery<useProposedSkuQuery>(environment, query, { skus }).toPromise();
      answer.then((data) => {
        const free = data?.freeSkus[0];
        if (!isCurrent || !free || !mayPropose()) return;
        proposed.current = free;
        flushSync(() => newest.current.change(FIELD, free));
        // Whoever is in the field already types over the proposal, not behind it.
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement && activeElement.name === FIELD) activeElement.select();
      }).catch(() => undefined);
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [environment, name]);
}
