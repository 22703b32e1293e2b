import { useTranslation } from 'react-i18next';
import { FormSelect, FormTextField } from '../../../forms/fields.tsx';
import { FormDialog } from '../../../forms/FormSurface.tsx';
import { useCommandForm } from '../../../forms/useCommandForm.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import type { SelectOption } from '../../../ui/Select.tsx';

interface NameDialogProps {
  title: string;
  submitLabel: string;
  /** The current name; empty for a new one. */
  name: string;
  save: (name: string) => Promise<CommandOutcome<unknown>>;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for the name of a category or brand. */
export function NameDialog({ title, submitLabel, name, save, onSaved, onClose }: NameDialogProps) {
  const { t } = useTranslation();
  const form = useCommandForm({ saved: { name }, save: (values) => save(values.name.trim()), onSaved });
  return (
    <FormDialog form={form} title={title} submitLabel={submitLabel} onClose={onClose} width={420}>
      <FormTextField
        form={form}
        name="name"
        label={t('Name')}
        validate={(text) => (text.trim() === '' ? t('Give it a name') : null)}
        maxLength={80}
        autoComplete="off"
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}

interface RemoveDialogProps {
  title: string;
  /** Says what happens to the products and child categories in it. */
  description: string;
  /** Where its products can be moved. */
  targets: readonly SelectOption[];
  isTargetRequired: boolean;
  remove: (into: string | undefined) => Promise<CommandOutcome<unknown>>;
  onRemoved: () => void;
  onClose: () => void;
}

/** Removes a category or brand, or merges it into another. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { title, description, targets, isTargetRequired, remove, onRemoved, onClose } = props;
  const { t } = useTranslation();
  const form = useCommandForm({
    saved: { into: '' }, save: ({ into }) => remove(into || undefined), onSaved: onRemoved,
  });
  return (
    <FormDialog form={form} title={title} submitLabel={t('Remove')} onClose={onClose} width={460} isDanger>
      {description}
      <FormSelect
        form={form}
        name="into"
        label={t('Its products go to')}
        options={isTargetRequired ? [{ id: '', label: t('Choose one') }, ...targets] : [{ id: '', label: t('None') }, ...targets]}
        isRequired={isTargetRequired}
      />
    </FormDialog>
  );
}
