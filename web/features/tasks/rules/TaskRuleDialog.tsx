import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TASK_TRIGGERS } from '../../../../schema/rules/task-rules.ts';
import type { TaskRulePreviewInput } from '../../../__generated__/useRulePreviewQuery.graphql.ts';
import type { SaveTaskRuleInput } from '../../../__generated__/useSaveTaskRuleMutation.graphql.ts';
import { FormMoneyField, FormNumberField, FormSelect, FormSwitch, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import { Select } from '../../../ui/Select.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { Fields } from '../../accounting/components/formLayout.tsx';
import { ChoiceBoxes } from '../../messaging/auto/ChoiceBoxes.tsx';
import { useSaveTaskRule } from '../mutations/useSaveTaskRule.ts';
import { TASK_PRIORITIES, TASK_TYPES, type TaskPriority, type TaskType } from '../taskSearch.ts';
import { priorityText, typeText } from '../taskText.ts';
import {
  closesText, countText, DELAYS, DUE_TIMES, findsText, fromText, minutesText, ruleText, triggerFacts, triggerText, type TaskRule,
} from './ruleText.ts';
import { useRulePreview } from './useRulePreview.ts';

interface TaskRuleDialogProps {
  /** Null for a new one. */
  rule: TaskRule | null;
  members: ReadonlyMap<string, string>;
  choices: { sources: readonly string[]; couriers: readonly string[]; sites: readonly { readonly id: string; readonly name: string }[] };
  /** Resolves once it is closed: until then what was saved is not saved again. */
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

const Words = styled.p`
  color: ${token.ink2};
`;

type Assignee = NonNullable<SaveTaskRuleInput['assignee']>;

const TRIGGERS = Object.keys(TASK_TRIGGERS) as (keyof typeof TASK_TRIGGERS)[];

/** A new rule finds late holds until something else is chosen. */
const NEW = { trigger: 'HOLD_DUE' as string, name: '', threshold: 0, delayMinutes: 0, type: 'FOLLOW_UP' as string, priority: 'NORMAL' as string, dueMinutes: 480, assignee: 'NOBODY' as string, closesItself: true, minimum: 0 };

const withChosen = (offered: readonly string[], chosen: readonly string[]) =>
  [...new Set([...offered, ...chosen])].map((name) => ({ id: name, label: name }));

const withNumber = (offered: readonly number[], chosen: number) => [...new Set([...offered, chosen])].toSorted((one, other) => one - other);

/** A rule for tasks: what it finds, when, and what its tasks are like, with how many it would make now. */
export function TaskRuleDialog({ rule, members, choices, onSaved, onClose }: TaskRuleDialogProps) {
  const { t } = useTranslation();
  const { saveTaskRule } = useSaveTaskRule();
  const known = rule ?? NEW;
  const form = useCommandForm({
    saved: {
      trigger: known.trigger, name: known.name, threshold: (known.threshold || null) as number | null, delay: String(known.delayMinutes), type: known.type,
      priority: known.priority, due: String(known.dueMinutes), assignee: known.assignee, memberIds: [...(rule?.memberIds ?? [])],
      closesItself: known.closesItself, sources: [...(rule?.sources ?? [])], couriers: [...(rule?.couriers ?? [])], siteIds: [...(rule?.siteIds ?? [])],
      minimum: (known.minimum || null) as number | null,
    },
    save: ({ delay, due, minimum, threshold, type, priority, assignee, trigger, ...draft }) => saveTaskRule({
      ...(rule && { ruleId: rule.ruleId, version: rule.version }), ...draft, name: draft.name.trim(), trigger: trigger as SaveTaskRuleInput['trigger'],
      threshold: threshold ?? 0, delayMinutes: Number(delay), dueMinutes: Number(due), type: type as TaskType, priority: priority as TaskPriority,
      assignee: assignee as Assignee, minimum: minimum ?? 0,
    }),
    onSaved: () => {
      toast.success(rule ? t('The rule is saved') : t('The rule is saved. Turn it on when it finds what you want.'));
      return onSaved();
    },
  });
  const [trigger, assignee, delay, threshold, memberIds, sources, couriers, siteIds, minimum] = useWatch({
    control: form.control, name: ['trigger', 'assignee', 'delay', 'threshold', 'memberIds', 'sources', 'couriers', 'siteIds', 'minimum'],
  });
  const facts = triggerFacts(trigger);
  const isAboutOrder = facts?.record === 'ORDER' || facts?.record === 'WEB_ORDER';

  /** What is usual for it comes with the trigger. */
  function choose(next: string) {
    const { usual } = triggerFacts(next);
    form.change('trigger', next);
    form.change('type', usual.type);
    form.change('threshold', usual.threshold || null);
    form.change('delay', String(usual.delayMinutes));
    if (!triggerFacts(next).record?.endsWith('ORDER') && assignee === 'ORDER_OWNER') form.change('assignee', 'NOBODY');
  }

  const people = [...members].map(([id, name]) => ({ id, label: name }));
  const left = memberIds.filter((id) => !members.has(id)).map((id) => ({ id, label: t('somebody who left') }));
  return (
    <FormDialog form={form} title={rule ? ruleText(rule, t) : t('New rule')} submitLabel={t('Save')} onClose={onClose} width={600}>
      {rule ? <Words>{findsText(trigger, t)}</Words> : (
        <Select
          label={t('Watches for')} value={trigger} onChange={choose} description={findsText(trigger, t)}
          options={TRIGGERS.map((id) => ({ id, label: triggerText(id, t) }))}
        />
      )}
      <FormTextField form={form} name="name" label={t('Name')} maxLength={80} autoComplete="off" description={t('Empty: it is called by what it watches for.')} />
      <Fields>
        {(facts?.maxThreshold ?? 0) > 0 && (
          <FormNumberField
            form={form} name="threshold" label={trigger === 'NO_ANSWER' ? t('Calls without an answer') : t('Fewer SMS than')} min={1} max={facts?.maxThreshold} isRequired
          />
        )}
        {facts?.hasDelay && (
          <FormSelect
            form={form} name="delay" label={t('Wait')} description={fromText(trigger, t)}
            options={withNumber(DELAYS, Number(delay)).map((minutes) => ({ id: String(minutes), label: minutes === 0 ? t('Not at all') : minutesText(minutes, t) }))}
          />
        )}
      </Fields>
      {facts?.record === 'ORDER' && (
        <>
          <ChoiceBoxes label={t('Only orders from')} options={withChosen(choices.sources, sources)} chosen={sources} onChange={(next) => form.change('sources', next)} />
          <ChoiceBoxes label={t('Only parcels of')} options={withChosen(choices.couriers, couriers)} chosen={couriers} onChange={(next) => form.change('couriers', next)} />
        </>
      )}
      {facts?.record === 'WEB_ORDER' && (
        <ChoiceBoxes
          label={t('Only orders of the web shops')} chosen={siteIds} onChange={(next) => form.change('siteIds', next)}
          options={choices.sites.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      {isAboutOrder && <FormMoneyField form={form} name="minimum" label={t('Only from a total of')} description={t('Empty: whatever the total.')} />}
      <Preview rule={{ ruleId: rule?.ruleId, trigger: trigger as SaveTaskRuleInput['trigger'], threshold: threshold ?? 0, delayMinutes: Number(delay), sources, couriers, siteIds, minimum: minimum ?? 0 }} />
      <Fields>
        <FormSelect form={form} name="type" label={t('Type')} options={TASK_TYPES.map((id) => ({ id, label: typeText(id, t) }))} />
        <FormSelect form={form} name="priority" label={t('Priority')} options={TASK_PRIORITIES.map((id) => ({ id, label: priorityText(id, t) }))} />
        <FormSelect
          form={form} name="due" label={t('Due within')}
          options={withNumber(DUE_TIMES, known.dueMinutes).map((minutes) => ({ id: String(minutes), label: minutesText(minutes, t) }))}
        />
        <FormSelect
          form={form} name="assignee" label={t('Assigned to')}
          options={[
            { id: 'NOBODY', label: t('Nobody in particular') }, { id: 'MEMBER', label: t('Always the same') }, { id: 'ROUND_ROBIN', label: t('Several in turn') },
            ...(isAboutOrder ? [{ id: 'ORDER_OWNER', label: t('Who looks after the order') }] : []),
          ]}
        />
      </Fields>
      {assignee === 'MEMBER' && (
        <Select
          label={t('Member')} placeholder={t('Choose somebody')} isRequired options={[...left, ...people]} value={memberIds[0] ?? null}
          onChange={(id) => form.change('memberIds', [id])}
        />
      )}
      {assignee === 'ROUND_ROBIN' && (
        <ChoiceBoxes label={t('In turn')} none={t('choose some')} options={[...left, ...people]} chosen={memberIds} onChange={(next) => form.change('memberIds', next)} />
      )}
      <FormSwitch form={form} name="closesItself" label={t('Closes itself')} description={closesText(trigger, t)} />
    </FormDialog>
  );
}

/** How many tasks the rule would make now, as the fields stand. */
function Preview({ rule }: { rule: TaskRulePreviewInput }) {
  const { t } = useTranslation();
  const count = useRulePreview(rule);
  if (count === null) return null;
  return (
    <Words role="status">
      {count === 0 ? t('It would make no task now.') : t('It would make {{number}} tasks now.', {
        count, number: countText(count, t), defaultValue_one: 'It would make {{number}} task now.',
      })}
    </Words>
  );
}
