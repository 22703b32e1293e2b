import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { media, token } from '../../../ui/theme/token.ts';
import { CourierScoreNote } from '../../customers/CourierScoreNote.tsx';
import type { Caller } from './useCaller.ts';
import { useCallerScore } from './useCallerScore.ts';

const History = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 6px;
  margin: 0;
  padding: 10px 12px;
  border-radius: ${token.radius};
  background: ${token.surface2};
  list-style: none;

  ${media.phone} {
    gap: 12px;
  }

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }

  > li > span:first-of-type {
    flex: 1;
    overflow: hidden;
    color: ${token.ink2};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Asking = styled.p`
  color: ${token.ink2};
`;

/** Earlier orders of the phone number, what couriers know of it, and possible duplicates. */
export function CallerCard({ caller }: { caller: Caller }) {
  const { t } = useTranslation();
  const canOpenCustomer = useCan('ADMIN');
  const duplicates = caller.orders.filter(({ isDuplicate }) => isDuplicate);
  const { score, isAsking } = useCallerScore(caller);
  const { block } = caller;
  const blocked: Record<string, string> = { BLOCK: t('This number is blocked'), PREPAY: t('This number pays in advance only') };
  return (
    <>
      {caller.customerId && canOpenCustomer && (
        <TextLink to="/customer/customer-list/$id" params={{ id: caller.customerId }} target="_blank">{t('Page of the customer')}</TextLink>
      )}
      {block && (
        <Banner meaning={block.action === 'BLOCK' ? 'bad' : 'warn'} title={blocked[block.action] ?? t('Look at orders of this number first')}>
          {block.reason}
        </Banner>
      )}
      {caller.risk === 'BAD' && (
        <Banner
          meaning="bad"
          title={t('{{returned}} of {{finished}} parcels came back', {
            returned: caller.returnedCount,
            finished: caller.deliveredCount + caller.returnedCount,
          })}
        >
          {t('Ask for an advance before you send another one.')}
        </Banner>
      )}
      {isAsking && <Asking role="status">{t('Asking couriers about this number…')}</Asking>}
      <CourierScoreNote score={score} />
      {duplicates.length > 0 && (
        // Each is a link among the last orders.
        <Banner
          meaning="warn"
          title={t('Same phone has orders {{order}} open', {
            count: duplicates.length,
            order: duplicates.map(({ reference }) => reference).join(', '),
            defaultValue_one: 'Same phone has order {{order}} open',
          })}
        />
      )}
      {caller.orders.length > 0 && (
        <History aria-label={t('Last orders')}>
          {caller.orders.map(({ id, reference, status, itemSummary, total }) => (
            <li key={id}>
              <TextLink to="/ecom/order/$id" params={{ id }}>{reference}</TextLink>
              <span>{itemSummary}</span>
              {formatTaka(total)}
              <div>
                <StatusBadge status={status} />
              </div>
            </li>
          ))}
        </History>
      )}
    </>
  );
}
