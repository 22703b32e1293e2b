import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { AutoMessagePageQuery } from '../../../__generated__/AutoMessagePageQuery.graphql.ts';
import { changedSearch } from '../../../list/linkSearch.ts';
import { Button } from '../../../ui/Button.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { eventName } from '../eventText.ts';
import { costText, delayText, eventTime, filterText, type AutoMessage, type Template } from './autoMessageText.ts';

interface AutoMessageTableProps {
  settings: readonly AutoMessage[];
  templates: ReadonlyMap<string, Template>;
  sites: AutoMessagePageQuery['response']['webSites'];
  /** SMS that one message of an event takes; 0 before a template is chosen. */
  smsFor: (setting: AutoMessage) => number;
  smsRate: number;
  /** A switch is being turned. */
  isBusy: boolean;
  onTurn: (setting: AutoMessage, isOn: boolean) => void;
  onEdit: (setting: AutoMessage) => void;
}

const Strong = styled.span`
  font-weight: 550;
`;

/** One row per event: what customers are told, when, who of them, and what it costs. */
export function AutoMessageTable({ settings, templates, sites, smsFor, smsRate, isBusy, onTurn, onEdit }: AutoMessageTableProps) {
  const { t } = useTranslation();

  function cost(setting: AutoMessage) {
    const { event, figures: { orders, sent, spent, skipped }, isOn } = setting;
    const sms = smsFor(setting);
    if (!isOn && sent + skipped === 0) {
      return (
        <CellText tone="muted" secondary={orders > 0 && sms > 0 ? t('would have cost {{cost}}', { cost: costText(orders * sms, smsRate, t) }) : undefined}>
          {t('{{number}} orders in 30 days', { count: orders, number: formatCount(orders), defaultValue_one: '{{number}} order in 30 days' })}
        </CellText>
      );
    }
    return (
      <CellText
        secondary={
          <>
            {spent > 0 && costText(spent, smsRate, t)}
            {spent > 0 && skipped > 0 && ' · '}
            {skipped > 0 && <TextLink to="." search={changedSearch({ unsent: event })}>{t('{{number}} not sent', { number: formatCount(skipped) })}</TextLink>}
          </>
        }
      >
        {t('{{number}} sent in 30 days', { number: formatCount(sent) })}
      </CellText>
    );
  }

  function message(setting: AutoMessage) {
    const template = templates.get(setting.templateId ?? '');
    if (!template) return <CellText tone="muted">{t('Not chosen yet')}</CellText>;
    const words = t('{{delay}}, each {{cost}}', { delay: delayText(setting.delayMinutes, t), cost: costText(smsFor(setting), smsRate, t) });
    return <CellText secondary={words}>{template.name}</CellText>;
  }

  return (
    <FactTable
      label={t('What customers are told')}
      rows={settings}
      getRowId={({ event }) => event}
      isStackedOnPhone
      columns={[
        {
          id: 'event', header: t('Event'), isWide: true,
          cell: (setting) => (
            <Switch
              label={<Strong>{eventName(setting.event, t)}</Strong>} description={eventTime(setting.event, t)}
              isSelected={setting.isOn} isPending={isBusy} onChange={(isOn) => onTurn(setting, isOn)}
            />
          ),
        },
        { id: 'message', header: t('Message'), isLine: true, cell: message },
        { id: 'who', header: t('Orders'), isWide: true, cell: (setting) => filterText(setting, sites, t) },
        { id: 'cost', header: t('Cost'), isLine: true, cell: cost },
        {
          id: 'change', header: t('Change'), align: 'end', isLine: true,
          cell: (setting) => (
            <Button size="small" onClick={() => onEdit(setting)}>
              {t('Change')}<VisuallyHidden> {eventName(setting.event, t)}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}
