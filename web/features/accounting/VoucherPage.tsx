import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount, formatDay, formatTaka } from '../../../schema/rules/format.ts';
import type { VoucherPageQuery } from '../../__generated__/VoucherPageQuery.graphql.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { RecordNav } from '../../list/RecordNav.tsx';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { NotFoundPage } from '../../routes/NotFoundPage.tsx';
import { Card } from '../../ui/Card.tsx';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { exactTaka } from '../../ui/exactTaka.ts';
import { RecordScreen } from '../../ui/RecordScreen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { ExternalLink, TextLink } from '../../ui/TextLink.tsx';
import { textFact } from '../../ui/textFact.ts';
import { AuditTimeline } from '../audit/AuditTimeline.tsx';
import { productSearch } from '../catalog/productSearch.ts';
import { dollars } from '../marketing/adText.ts';
import { campaignSearch } from '../marketing/campaignSearch.ts';
import { JournalRows } from '../stock/components/JournalRows.tsx';
import { voucherRoute } from './accountingRoutes.ts';
import { voucherKindText } from './accountText.ts';
import { VoucherActions } from './components/VoucherActions.tsx';
import { accountName } from './accountName.ts';

const query = graphql`
  query VoucherPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      __typename
      ... on Voucher {
        id
        number
        kind
        status
        day
        amount
        fee
        party
        payee {
          key
        }
        note
        voidReason
        createdByName
        account {
          id
          name
        }
        counter {
          id
          name
        }
        ads {
          platform
          adAccount
          products
          variants {
            sku
          }
          campaign
          campaignId
          usd
          rate
          agencyFee
          fromDay
          toDay
        }
        files {
          id
          name
          url(size: LARGE)
        }
        timeline(first: 50) {
          ...AuditTimeline_timeline
        }
        journal(first: 50) {
          ...JournalRows_page
        }
        ...VoucherActions_voucher
      }
    }
  }
`;

/** Of transfers, openings and payments there is no list but that of the accounts. */
const listOf = (kind: string) =>
  kind === 'INCOME' ? '/income/income-list' : kind.endsWith('EXPENSE') ? '/expense/expense-list' : '/accounts';

/** One expense, income or transfer: `/accounts/voucher/$id`. */
export function VoucherPage() {
  const { t } = useTranslation();
  const { node } = useRouteQuery<VoucherPageQuery>(query, voucherRoute.useLoaderData());
  if (node?.__typename !== 'Voucher') return <NotFoundPage />;
  const { id, number, kind, status, day, amount, fee, party, payee, note, voidReason, createdByName, account, counter, ads, files } = node;
  const isTransfer = kind === 'TRANSFER';
  const partyTerm = kind === 'INCOME' ? t('Received from') : t('Paid to');
  const accountLink = (one: { id: string; name: string }) => (
    <TextLink to="/accounts/$id" params={{ id: one.id }}>{accountName(one.name)}</TextLink>
  );
  return (
    <RecordScreen
      title={t('{{kind}} {{number}}', { kind: voucherKindText(kind, t), number })}
      marks={status === 'VOID' && <StatusBadge status={status} />}
      note={createdByName ? t('entered by {{name}}', { name: createdByName }) : undefined}
      back={
        <RecordNav
          kind="voucher"
          id={id}
          fallback={listOf(kind)}
          linkOf={(next) => ({ to: '/accounts/voucher/$id', params: { id: next } })}
          label={t('Go back')}
        />
      }
      actions={<VoucherActions voucher={node} />}
      aside={<AuditTimeline of={node.id} timeline={node.timeline} />}
    >
      <Card title={voucherKindText(kind, t)}>
        <DescriptionList
          layout="facts"
          items={[
            { id: 'amount', term: t('Amount'), value: formatTaka(amount) },
            ...textFact('fee', t('Charge of the bank or wallet'), fee ? formatTaka(fee) : null),
            { id: 'day', term: t('Day'), value: formatDay(day) },
            { id: 'account', term: isTransfer ? t('From') : t('Account'), value: accountLink(account) },
            { id: 'counter', term: isTransfer ? t('To') : t('Category'), value: accountLink(counter) },
            ...(payee
              ? [{
                  id: 'party', term: partyTerm,
                  value: <TextLink to="/accounts/$id" params={{ id: kind === 'OPENING' ? account.id : counter.id }} search={{ party: payee.key }}>{party}</TextLink>,
                }]
              : textFact('party', partyTerm, party)),
            ...textFact('note', t('Note'), note),
            ...(ads
              ? [
                  ...textFact('ad-account', t('Ad account'), ads.adAccount),
                  ...(ads.campaignId
                    ? [{
                        id: 'campaign', term: t('Campaign'),
                        value: <TextLink to="/marketing/product-campaigns" search={searchOf(campaignSearch, { open: ads.campaignId })}>{ads.campaign}</TextLink>,
                      }]
                    : []),
                  ...(ads.products.length > 0 ? [{ id: 'products', term: t('Advertised products'), value: <AdvertisedProducts names={ads.products} variants={ads.variants} /> }] : []),
                  { id: 'dollars', term: t('Dollars'), value: t('{{usd}} at {{rate}}', { usd: dollars(ads.usd), rate: exactTaka(ads.rate) }) },
                  ...textFact('agency', t('Charge of the bank or agency'), ads.agencyFee ? formatTaka(ads.agencyFee) : null),
                  { id: 'days', term: t('Days of the ads'), value: t('{{from}} to {{to}}', { from: formatDay(ads.fromDay), to: formatDay(ads.toDay) }) },
                ]
              : []),
            ...files.map(({ id: fileId, name, url }, index) => ({
              id: fileId, term: t('Bill {{number}}', { number: formatCount(index + 1) }),
              value: <ExternalLink href={url} target="_blank" rel="noreferrer">{name || t('Open the file')}</ExternalLink>,
            })),
            ...textFact('void', t('Void because'), voidReason),
          ]}
        />
      </Card>
      {node.journal && <JournalRows of={node.id} page={node.journal} />}
    </RecordScreen>
  );
}

/** Each leads to the product, which the list finds by the SKU of its first variant. */
function AdvertisedProducts({ names, variants }: { names: readonly string[]; variants: readonly { sku: string }[] }) {
  return names.map((name, index) => (
    <Fragment key={variants[index]?.sku ?? name}>
      {index > 0 && ', '}
      <TextLink to="/product/product-list" search={searchOf(productSearch, { search: variants[index]?.sku ?? name })}>{name}</TextLink>
    </Fragment>
  ));
}
