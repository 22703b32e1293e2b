import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { APPROVAL_FROM } from '../../../../schema/rules/approval.ts';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { FormNumberField, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { toast } from '../../../ui/toast.tsx';
import { useReceiveTransfer } from '../mutations/useReceiveTransfer.ts';

interface ReceiveTransferDialogProps {
  transferId: string;
  version: number;
  lines: readonly { id: string; sku: string; name: string; quantity: number }[];
  onClose: () => void;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 140px;
  gap: 12px;
  align-items: center;
`;

/** Asks how many pieces of each line arrived, and for a reason when they differ from what was sent. */
export function ReceiveTransferDialog({ transferId, version, lines, onClose }: ReceiveTransferDialogProps) {
  const { t } = useTranslation();
  const { receiveTransfer } = useReceiveTransfer();
  const isAdmin = useCan('ADMIN');
  const form = useCommandForm({
    saved: { lines: lines.map(({ quantity }): { received: number | null } => ({ received: quantity })), reason: '' },
    save: (typed) =>
      receiveTransfer({
        transferId,
        version,
        lines: lines.map(({ id: lineId }, index) => ({ lineId, received: typed.lines[index]?.received ?? 0 })),
        reason: typed.reason.trim(),
      }),
    onSaved: () => {
      toast.success(t('The pieces are in stock'));
      onClose();
    },
  });
  const differs = useWatch({
    control: form.control,
    compute: (typed) => lines.some(({ quantity }, index) => typed.lines[index]?.received !== quantity),
  });
  return (
    <FormDialog form={form} title={t('Receive the transfer')} submitLabel={t('Receive')} onClose={onClose} width={520}>
      {lines.map(({ id, name, sku, quantity }, index) => (
        <Line key={id}>
          <span>{name}</span>
          <FormNumberField
            form={form}
            label={t('{{sku}}: {{count}} sent', { sku, count: quantity })}
            name={`lines.${index}.received`}
            min={0}
            max={1_000_000}
            isRequired
          />
        </Line>
      ))}
      {differs && (
        <FormTextField
          form={form} label={t('Why another number arrived')} name="reason" maxLength={200} isRequired
          description={isAdmin ? undefined : t('A difference worth more than {{amount}} is received by an administrator.', { amount: formatTaka(APPROVAL_FROM) })}
        />
      )}
    </FormDialog>
  );
}
