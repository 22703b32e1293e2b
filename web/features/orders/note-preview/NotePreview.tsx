import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { itemSummary } from '../../../../schema/rules/item-summary.ts';
import { NOTE_WORDS, wordsOfText } from '../../../../schema/rules/order-words.ts';
import { filledNote } from '../../../../schema/rules/shipping-note.ts';
import type { NotePreviewQuery } from '../../../__generated__/NotePreviewQuery.graphql.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';
import { token } from '../../../ui/theme/token.ts';
import type { LineDraft } from '../new-order/orderDraft.ts';
import { orderedParts } from './orderedParts.ts';

const query = graphql`
  query NotePreviewQuery($variants: [ID!]!) {
    viewer {
      business {
        name
        orderPrefix
      }
    }
    nodes(ids: $variants) {
      ... on Variant {
        id
        bundleParts {
          quantity
          part {
            title
          }
        }
      }
    }
  }
`;

/** As many records as `nodes` reads at once. */
const MOST = 100;

const Block = styled.div`
  display: flex;
  flex-direction: column;
  gap: 4px;
  color: ${token.ink2};
  font-size: 12.5px;
`;

const Text = styled.p`
  padding: 8px 12px;
  border-radius: ${token.radius};
  color: ${token.ink};
  font-size: 14px;
  background: ${token.surface2};
  overflow-wrap: anywhere;
`;

const Open = styled.em`
  color: ${token.ink3};
`;

interface NotePreviewProps {
  note: string;
  name: string;
  courier: string;
  lines: readonly Pick<LineDraft, 'variantId' | 'title' | 'details' | 'quantity'>[];
  /** Taka. */
  total: number;
  /** Taka, beside the total less what is paid. */
  due: number;
}

const poisha = (taka: number) => BigInt(Math.round(taka * 100));

/** How the courier will read a shipping note that has words in braces, with the figures of the draft; nothing for other notes. */
export function NotePreview({ note, name, courier, lines, total, due }: NotePreviewProps) {
  const { t } = useTranslation();
  const known: readonly string[] = NOTE_WORDS;
  const words = wordsOfText(note).filter((word) => known.includes(word));
  const variants = [...new Set(lines.map(({ variantId }) => variantId))].slice(0, MOST);
  const { data } = useDebouncedQuery<NotePreviewQuery>(query, { variants }, { isWanted: words.length > 0 });
  if (words.length === 0) return null;
  const business = data?.viewer?.business;
  const filled = filledNote(note.trim(), {
    prefix: business?.orderPrefix ?? '', number: null, date: new Date(currentTime()),
    // What is not known yet keeps its braces, and is then named in words.
    name: name.trim() || '{name}', courier: courier || '{courier}', shop: business?.name ?? '{shop}',
    items: itemSummary(orderedParts(lines, data?.nodes ?? [])) || '{items}',
    totalPoisha: poisha(total), advancePoisha: poisha(total) - poisha(due), collectedPoisha: 0n,
  });
  const open: Partial<Record<string, string>> = {
    '{order}': t('the number, once it is saved'), '{name}': t('the name'), '{courier}': t('the courier'), '{shop}': t('the business'), '{items}': t('the goods'),
  };
  return (
    <Block role="group" aria-label={t('Preview')}>
      <span>{t('The courier will read:')}</span>
      <Text>
        {/* Parts of one text have no other identity than their place. */}
        {filled.split(/(\{\w+\})/).map((part, index) => <Fragment key={index}>{open[part] ? <Open>({open[part]})</Open> : part}</Fragment>)}
      </Text>
    </Block>
  );
}
