import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatTaka } from '../../../../schema/rules/format.ts';
import type { SamePhone_order$key } from '../../../__generated__/SamePhone_order.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { Warning } from './callPanelStyle.ts';

interface SamePhoneProps {
  order: SamePhone_order$key;
  mayMerge: boolean;
  onMerge: (duplicates: string[]) => void;
}

/** Other open orders with the same phone number. Merged, they need only one call. */
export function SamePhone({ order, mayMerge, onMerge }: SamePhoneProps) {
  const { t } = useTranslation();
  const { duplicateOf, samePhone } = useFragment(
    graphql`
      fragment SamePhone_order on WebOrder {
        duplicateOf {
          id
          number
        }
        samePhone {
          id
          number
          total
          canDecide
        }
      }
    `,
    order,
  );
  const waiting = samePhone.filter(({ canDecide }) => canDecide);
  if (duplicateOf) {
    return (
      <Warning>
        <span>{t('It repeats another web order')}</span>
        <TextLink to="/website/order/$id" params={{ id: duplicateOf.id }}>#{duplicateOf.number}</TextLink>
      </Warning>
    );
  }
  if (waiting.length === 0) return null;
  return (
    <Warning>
      <span>
        {t('Also waiting for this phone:')}{' '}
        {waiting.map(({ id, number, total }) => (
          <span key={id}>
            <TextLink to="/website/order/$id" params={{ id }}>#{number}</TextLink> {formatTaka(total)}{' '}
          </span>
        ))}
      </span>
      {mayMerge && (
        <Button size="small" onClick={() => onMerge(waiting.map(({ id }) => id))}>
          {t('They repeat this one')}
        </Button>
      )}
    </Warning>
  );
}
