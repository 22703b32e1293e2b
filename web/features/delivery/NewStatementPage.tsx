import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatCount, formatTaka } from '../../../schema/rules/format.ts';
import type { NewStatementPageQuery } from '../../__generated__/NewStatementPageQuery.graphql.ts';
import { CommandForm } from '../../forms/CommandForm.tsx';
import { FormSelect, FormTextArea, FormTextField } from '../../forms/fields.tsx';
import { useCommandForm } from '../../forms/useCommandForm.ts';
import { useNavigateWhileShown } from '../../forms/useNavigateWhileShown.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { currentDay } from '../../relay/serverTime.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLink } from '../../ui/IconLink.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { token } from '../../ui/theme/token.ts';
import { toast } from '../../ui/toast.tsx';
import { chosenAccount } from '../accounting/moneyAccounts.ts';
import { useMoneyAccounts } from '../accounting/useMoneyAccounts.ts';
import { Fields, Wide } from './components/Fields.tsx';
import { StatementFile } from './components/StatementFile.tsx';
import { StatementScan } from './components/StatementScan.tsx';
import type { ChosenFile } from './components/StatementFile.tsx';
import { newStatementRoute } from './deliveryRoutes.ts';
import { useCreateStatement } from './mutations/useCreateStatement.ts';
import { useImportStatement } from './mutations/useImportStatement.ts';
import { netOf, readStatement } from './readStatement.ts';
import { wasKnown, type EnteredStatement } from './statementFacts.ts';
import { useParcelsAsOwed } from './useParcelsAsOwed.ts';

const newStatementPageQuery = graphql`
  query NewStatementPageQuery @preloadable {
    deliveryMethods(first: 100) {
      edges {
        node {
          id
          name
          kind
        }
      }
    }
  }
`;

/** Of connected couriers only. */
const CourierPayouts = lazyPart(() => import('./components/CourierPayouts.tsx'), 'CourierPayouts');

const MAX_LINES = 2_000;

const listOf = (lines: readonly number[]) => lines.slice(0, 20).join(', ');

const Read = styled.p`
  margin: 10px 0 0;
  color: ${token.ink2};
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;

/** Enters a courier's statement from its API, a file or a pasted list: `/delivery-method/update-payment/new`. */
export function NewStatementPage() {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const { deliveryMethods } = useRouteQuery<NewStatementPageQuery>(newStatementPageQuery, newStatementRoute.useLoaderData());
  const couriers = deliveryMethods.edges.map(({ node }) => ({ id: node.id, label: node.name, isConnected: node.kind === 'API' }));
  const accounts = useMoneyAccounts();
  const { createStatement } = useCreateStatement();
  const { importStatement } = useImportStatement();
  /** By courier: a sheet, and what its columns mean, belong to the one whose sheet it is. */
  const [files, setFiles] = useState<Readonly<Record<string, ChosenFile | undefined>>>({});
  const form = useCommandForm({
    saved: { courierId: couriers[0]?.id ?? '', account: 'BANK', day: currentDay(), reference: '', text: '' },
    save: ({ text, account, ...rest }) => {
      const sheet = files[rest.courierId];
      const head = { ...rest, reference: rest.reference.trim(), ...chosenAccount(account) };
      return sheet
        ? importStatement({ ...head, file: sheet.file, columns: sheet.columns })
        : createStatement({ ...head, lines: readStatement(text).rows });
    },
    onSaved: (statement) => open(statement, { replace: true }),
  });
  // Only what was typed would be lost: a courier is chosen to be asked for payouts too.
  const guarded = { ...form, hasChanges: () => form.hasChanges() && Boolean(form.values().text || form.values().reference) };
  const text = useDeferredValue(useWatch({ control: form.control, name: 'text' }));
  const { rows, unreadable } = readStatement(text);
  const [courierId, account] = useWatch({ control: form.control, name: ['courierId', 'account'] });
  const file = files[courierId];
  const scanned = rows.filter(({ isPaidAsOwed }) => isPaidAsOwed).slice(0, MAX_LINES);
  const owed = useParcelsAsOwed(courierId, scanned.map(({ consignment, invoice }) => consignment || invoice));
  const net = owed && rows.reduce((sum, row) => sum + netOf(row), 0) + owed.reduce((sum, parcel) => sum + (parcel.net ?? parcel.collected), 0);
  const notOwed = owed?.filter(({ isOwed }) => !isOwed) ?? [];
  const courier = couriers.find(({ id }) => id === courierId);

  function open(statement: EnteredStatement, options: { replace?: boolean } = {}) {
    if (wasKnown(statement)) toast.success(t('Entered before: it is statement {{number}}', { number: statement.number }));
    return navigate({ to: '/delivery-method/update-payment/$id', params: { id: statement.id }, ...options });
  }

  /** Adds a scanned number to the list; one that stands there already is no second parcel. */
  function scan(number: string) {
    const typed = form.values().text;
    const isThere = readStatement(typed).rows.some(({ consignment, invoice }) => consignment === number || invoice === number);
    if (isThere) return toast.error(t('{{number}} is on the list already', { number }));
    form.change('text', typed === '' || typed.endsWith('\n') ? `${typed}${number}` : `${typed}\n${number}`);
    return undefined;
  }

  function submit() {
    if (file) return void form.submit();
    // Of what is typed now: `rows` may be behind.
    const typed = readStatement(form.values().text);
    // Left out, a parcel that the courier has paid would be missed from now on.
    if (typed.unreadable.length > 0) return form.refuse('text', t('Correct or remove line {{lines}}', { lines: listOf(typed.unreadable) }));
    const { length } = typed.rows;
    if (length === 0) return form.refuse('text', t('Paste at least one line'));
    if (length > MAX_LINES) return form.refuse('text', t('At most {{limit}} rows at once', { limit: MAX_LINES }));
    return void form.submit();
  }

  return (
    <>
      <PageHeader
        back={<IconLink to="/delivery-method/update-payment" icon={ArrowLeft} label={t('Back to statements')} />}
        title={t('New statement')}
      />
      <CommandForm form={guarded} onSubmit={submit} hasSaveKey focusesFirst>
        <Card title={t('Who paid, and where to')}>
          <Fields>
            <FormSelect form={form} name="courierId" label={t('Courier')} options={couriers} isRequired />
            <FormSelect form={form} name="account" label={t('The money came to')} options={accounts} />
            <FormTextField form={form} name="day" label={t('On')} type="date" inputProps={{ max: currentDay() }} isRequired />
            <FormTextField form={form} name="reference" label={t("The courier's number of it")} maxLength={100} autoComplete="off" />
          </Fields>
        </Card>
        {courier?.isConnected && (
          <CourierPayouts
            key={`payouts-${courierId}`}
            courier={courier}
            money={chosenAccount(account)}
            onTaken={open}
          />
        )}
        <StatementFile
          key={courierId}
          courierId={courierId}
          chosen={file}
          onChange={(chosen) => setFiles((others) => ({ ...others, [courierId]: chosen }))}
        />
        {!file && (
          <Card title={t('Or scan or paste its lines')}>
            <Fields>
              <Wide>
                <StatementScan onScan={scan} />
              </Wide>
              <Wide>
                <FormTextArea
                  form={form}
                  name="text"
                  label={t('Lines of the statement')}
                  description={t('Paste the rows of the sheet with their headings, or lines of number, cash collected, delivery charge, COD fee, return charge. A number alone means: paid as owed, less the charges by your terms.')}
                  rows={12}
                  maxLength={400_000}
                />
              </Wide>
            </Fields>
            {rows.length > 0 && (
              <Read role="status">
                {t('{{count}} parcels, {{net}} to you', { count: rows.length, number: formatCount(rows.length), net: net === null ? '…' : formatTaka(net), defaultValue_one: '{{count}} parcel, {{net}} to you' })}
              </Read>
            )}
          </Card>
        )}
        {!file && notOwed.length > 0 && (
          <Banner meaning="warn" title={t('Nothing is owed for some parcels')}>
            {t('Not of this courier, not delivered or paid before: {{numbers}}', { numbers: notOwed.slice(0, 20).map(({ number }) => number).join(', ') })}
          </Banner>
        )}
        {unreadable.length > 0 && (
          <Banner meaning="warn" title={t('Some amounts cannot be read')}>
            {t('Correct or remove line {{lines}}', { lines: listOf(unreadable) })}
          </Banner>
        )}
        <End>
          <Button type="submit" variant="primary" kbd="Ctrl S" isPending={form.isSaving}>
            {t('Compare with my books')}
          </Button>
        </End>
      </CommandForm>
    </>
  );
}
