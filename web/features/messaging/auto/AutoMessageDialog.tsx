import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { OrderSmsWords } from '../../../../schema/rules/order-words.ts';
import { FormMoneyField, FormSelect, FormSwitch } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { SmsPreview } from '../components/SmsPreview.tsx';
import { eventName } from '../eventText.ts';
import { useSaveAutoMessage } from '../mutations/useSaveAutoMessage.ts';
import { costText, DELAYS, delayText, eventTime, smsOf, usualTemplate, type AutoMessage, type Template } from './autoMessageText.ts';
import { ChoiceBoxes } from './ChoiceBoxes.tsx';
import { useFilteredOrders } from './useFilteredOrders.ts';

interface AutoMessageDialogProps {
  setting: AutoMessage;
  /** Those that are offered, and the one that is chosen already. */
  templates: readonly Template[];
  choices: { sources: readonly string[]; couriers: readonly string[]; sites: readonly { readonly id: string; readonly name: string }[] };
  /** What the preview fills in. */
  words: OrderSmsWords;
  isReal: boolean;
  smsRate: number;
  /** It was opened by the switch: it is to be on. */
  isToBeOn: boolean;
  /** Resolves once it is closed: until then what was saved is not saved again. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

const Words = styled.p`
  color: ${token.ink2};
`;

/** What is offered, with what is chosen already and offered no more. */
const withChosen = (offered: readonly string[], chosen: readonly string[]) =>
  [...new Set([...offered, ...chosen])].map((name) => ({ id: name, label: name }));

/** What customers are told of one event: message, delay and orders, with what it would have cost. */
export function AutoMessageDialog({ setting, templates, choices, words, isReal, smsRate, isToBeOn, onSaved, onClose }: AutoMessageDialogProps) {
  const { t } = useTranslation();
  const { saveAutoMessage } = useSaveAutoMessage();
  const { event, version, delayMinutes } = setting;
  const usual = usualTemplate(event, templates)?.id ?? '';
  const form = useCommandForm({
    saved: {
      isOn: setting.isOn || isToBeOn, templateId: setting.templateId ?? usual, delay: String(delayMinutes), minimum: (setting.minimum || null) as number | null,
      sources: [...setting.sources], couriers: [...setting.couriers], siteIds: [...setting.siteIds],
    },
    save: ({ delay, minimum, ...draft }) => saveAutoMessage({ event, version, ...draft, delayMinutes: Number(delay), minimum: minimum ?? 0 }),
    onSaved: (_event, { isOn }) => {
      toast.success(isOn ? t('Customers are told from now on') : t('Saved. Customers are not told.'));
      return onSaved();
    },
  });
  const [templateId, sources, couriers, siteIds, minimum] = useWatch({ control: form.control, name: ['templateId', 'sources', 'couriers', 'siteIds', 'minimum'] });
  const text = templates.find(({ id }) => id === templateId)?.text ?? '';
  const sms = smsOf(text, words);
  const delays = DELAYS.includes(delayMinutes) ? DELAYS : [...DELAYS, delayMinutes].toSorted((one, other) => one - other);
  return (
    <FormDialog form={form} title={eventName(event, t)} submitLabel={t('Save')} onClose={onClose} width={560}>
      <Words>{eventTime(event, t)} {t('Each customer is told once for each order.')}</Words>
      <FormSwitch form={form} name="isOn" label={t('Tell customers by SMS')} />
      <FormSelect
        form={form} name="templateId" label={t('Message')} placeholder={t('Choose a template')} isRequired
        options={templates.map(({ id, name }) => ({ id, label: name }))}
        description={<TextLink to="/setting/send-message-template-list">{t('Write or change templates')}</TextLink>}
      />
      <SmsPreview text={text} words={words} isReal={isReal} />
      <FormSelect
        form={form} name="delay" label={t('When')} options={delays.map((minutes) => ({ id: String(minutes), label: delayText(minutes, t) }))}
        description={t('An order that turns back before is not told: cancelled after its confirmation, for one.')}
      />
      <ChoiceBoxes label={t('Only orders from')} options={withChosen(choices.sources, sources)} chosen={sources} onChange={(next) => form.change('sources', next)} />
      <ChoiceBoxes label={t('Only parcels of')} options={withChosen(choices.couriers, couriers)} chosen={couriers} onChange={(next) => form.change('couriers', next)} />
      <ChoiceBoxes
        label={t('Only orders of the web shops')} chosen={siteIds} onChange={(next) => form.change('siteIds', next)}
        options={choices.sites.map(({ id, name }) => ({ id, label: name }))}
      />
      <FormMoneyField form={form} name="minimum" label={t('Only from a total of')} description={t('Empty: whatever the total.')} />
      <Estimate event={event} filter={{ sources, couriers, siteIds, minimum: minimum ?? 0 }} sms={sms} smsRate={smsRate} />
    </FormDialog>
  );
}

interface EstimateProps {
  event: AutoMessage['event'];
  filter: { sources: string[]; couriers: string[]; siteIds: string[]; minimum: number };
  /** SMS that one message takes; 0 before a template is chosen. */
  sms: number;
  smsRate: number;
}

/** What the message would have cost in the last 30 days, as the fields stand now. */
function Estimate({ event, filter, sms, smsRate }: EstimateProps) {
  const { t } = useTranslation();
  const orders = useFilteredOrders({ event, ...filter });
  if (orders === null || sms === 0) return null;
  return (
    <Words role="status">
      {t('In the last 30 days this would have been {{number}} orders: about {{cost}}.', {
        count: orders, number: formatCount(orders), cost: costText(orders * sms, smsRate, t),
        defaultValue_one: 'In the last 30 days this would have been {{number}} order: about {{cost}}.',
      })}
    </Words>
  );
}
