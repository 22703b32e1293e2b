import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import { FormSwitch } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useRemoveTaskRule } from '../mutations/useRemoveTaskRule.ts';
import { useTurnTaskRule } from '../mutations/useTurnTaskRule.ts';
import { ruleText, type TaskRule } from './ruleText.ts';

interface StopRuleDialogProps {
  rule: TaskRule;
  /** Removed for good, not only turned off. */
  removes: boolean;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

const Words = styled.p`
  color: ${token.ink2};
`;

/** Asks what becomes of the open tasks of a rule that is turned off or removed. */
export function StopRuleDialog({ rule, removes, onSaved, onClose }: StopRuleDialogProps) {
  const { t } = useTranslation();
  const { turnTaskRule } = useTurnTaskRule();
  const { removeTaskRule } = useRemoveTaskRule();
  const { ruleId, version, figures: { openTasks } } = rule;
  const target = { ruleId, version };
  const form = useCommandForm({
    saved: { closesTasks: false },
    save: ({ closesTasks }) => (removes ? removeTaskRule({ ...target, closesTasks }) : turnTaskRule({ ...target, isOn: false, closesTasks })),
    onSaved: () => {
      toast.success(removes ? t('The rule is removed') : t('The rule is off'));
      return onSaved();
    },
  });
  const name = ruleText(rule, t);
  return (
    <FormDialog
      form={form} title={removes ? t('Remove "{{rule}}"', { rule: name }) : t('Turn off "{{rule}}"', { rule: name })}
      submitLabel={removes ? t('Remove') : t('Turn off')} isDanger={removes} width={460} onClose={onClose}
    >
      {openTasks === 0 ? <Words>{t('It has no open tasks.')}</Words> : (
        <FormSwitch
          form={form} name="closesTasks"
          label={t('Cancel its {{number}} open tasks too', { count: openTasks, number: formatCount(openTasks), defaultValue_one: 'Cancel its open task too' })}
          description={t('Otherwise they stay for people to end, and no longer close by themselves.', {
            count: openTasks, defaultValue_one: 'Otherwise it stays for people to end, and no longer closes by itself.',
          })}
        />
      )}
    </FormDialog>
  );
}
