import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { BlockAction, BlockKind } from '../../../__generated__/blockColumns_block.graphql.ts';
import { currentTime } from '../../../relay/serverTime.ts';
import { toast } from '../../../ui/toast.tsx';
import { useBuyerBlocks } from '../mutations/useBuyerBlocks.ts';
import { BLOCK_ACTIONS, BLOCK_KINDS } from './blockSearch.ts';
import { actionText, kindText } from './blockText.ts';

interface BlockDialogProps {
  /** The order whose buyer the rule is for; left out for a rule that is typed. */
  order?: { id: string; number: string; phone: string; ipAddress: string; email: string; device: string };
  /** The number that the rule is for, to begin with. */
  phone?: string;
  /** The rule to be changed. */
  block?: { id: string; version: number; kind: BlockKind; value: string; action: BlockAction; reason: string; expiresAt: string | null | undefined };
  onSaved?: () => void;
  onClose: () => void;
}

/** A rule about a buyer: its effect on orders, its reason and its expiry. */
export function BlockDialog({ order, phone = '', block, onSaved, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  const { add, edit } = useBuyerBlocks();
  // Not by the clock when it is sent: another attempt after a lost answer has to say the same.
  const [openedAt] = useState(() => currentTime());
  const form = useCommandForm({
    saved: {
      kind: (block?.kind ?? 'PHONE') as string,
      value: block?.value ?? order?.phone ?? phone,
      action: (block?.action ?? 'HOLD') as string,
      reason: block?.reason ?? (order ? t('From web order #{{number}}', { number: order.number }) : ''),
      days: block?.expiresAt ? 'KEEP' : '',
    },
    save: ({ kind: chosen, value, action, reason, days }) => {
      const rule = {
        action: action as BlockAction, reason,
        expiresAt: days === 'KEEP' ? block?.expiresAt : days ? new Date(openedAt + Number(days) * DAY_MS).toISOString() : undefined,
      };
      return block ? edit({ blockId: block.id, version: block.version, ...rule }) : add({ kind: chosen as BlockKind, value, webOrderId: order?.id, ...rule });
    },
    onSaved: ({ value }) => {
      toast.success(t('Rule for {{value}} saved', { value }));
      onSaved?.();
      onClose();
    },
  });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const known = order && new Map([['PHONE', order.phone], ['IP', order.ipAddress], ['EMAIL', order.email], ['DEVICE', order.device]]).get(kind);
  const fill = useEffectEvent((value: string) => form.change('value', value));
  // For an order, what it says of its buyer is filled in when the kind is chosen.
  useEffect(() => {
    if (order) fill(known ?? '');
  }, [order, known]);

  return (
    <FormDialog form={form} title={block ? t('Change the rule for {{value}}', { value: block.value }) : t('Block a buyer')} submitLabel={t('Save')} onClose={onClose}>
      {!block && (
        <FormSelect
          form={form}
          label={t('What')}
          name="kind"
          options={BLOCK_KINDS.map((id) => ({ id, label: kindText(id, t) }))}
        />
      )}
      {!block && (
        <FormTextField
          form={form} label={t('Value')} name="value" maxLength={200} isRequired autoFocus
          description={t('A mobile number; an IP such as 203.0.113.7 or a network such as 203.0.113.0/24; an e-mail address or @example.com.')}
        />
      )}
      <FormSelect
        form={form}
        label={t('What happens to their orders')}
        name="action"
        options={BLOCK_ACTIONS.map((action) => ({ id: action, label: actionText(action, t) }))}
      />
      <FormTextField form={form} label={t('Reason')} name="reason" maxLength={300} isRequired />
      <FormSelect
        form={form}
        label={t('For how long')}
        name="days"
        options={[
          ...(block?.expiresAt ? [{ id: 'KEEP', label: t('As it is now') }] : []),
          { id: '', label: t('For good') },
          { id: '1', label: t('One day') },
          { id: '7', label: t('One week') },
          { id: '30', label: t('30 days') },
          { id: '180', label: t('Half a year') },
        ]}
      />
    </FormDialog>
  );
}
