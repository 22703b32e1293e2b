import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { CommandForm } from '../../../forms/CommandForm.tsx';
import { FormSelect } from '../../../forms/fields.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { twoDigits } from '../../../ui/oneDecimal.ts';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useSetQuietHours } from '../mutations/useSetQuietHours.ts';

interface QuietHoursCardProps {
  hours: { readonly from: number; readonly until: number; readonly version: number };
  onSaved: () => void;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), label: `${twoDigits(hour)}:${twoDigits(0)}` }));

const Words = styled.p`
  margin-bottom: 14px;
  color: ${token.ink2};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;

  > * {
    min-width: 120px;
  }
`;

/** The hours in which no message is sent by itself. */
export function QuietHoursCard({ hours: { from, until, version }, onSaved }: QuietHoursCardProps) {
  const { t } = useTranslation();
  const { setQuietHours } = useSetQuietHours();
  const form = useCommandForm({
    saved: { from: String(from), until: String(until) },
    save: (draft) => setQuietHours({ version, from: Number(draft.from), until: Number(draft.until) }),
    keepsTyping: true,
    onSaved: () => {
      toast.success(t('Quiet hours saved'));
      onSaved();
    },
  });
  return (
    <Card title={t('Quiet hours')}>
      <Words>{t('What falls into them is sent at their end, if it is still true then. The same hour twice: messages go out at all hours.')}</Words>
      <CommandForm form={form}>
        <Row>
          <FormSelect form={form} name="from" label={t('From')} options={HOURS} />
          <FormSelect form={form} name="until" label={t('Until')} options={HOURS} />
          <Button type="submit" isPending={form.isSaving} isHeld={!form.isDirty}>{t('Save')}</Button>
        </Row>
      </CommandForm>
    </Card>
  );
}
