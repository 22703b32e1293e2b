import { useId, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { DialogProps } from '../ui/Dialog.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { CommandForm } from './CommandForm.tsx';
import { LeaveQuestion } from './UnsavedGuard.tsx';
import type { CommandForm as Draft } from './useCommandForm.ts';

interface FormSurfaceProps<Values extends FieldValues> {
  form: Draft<Values>;
  title: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Stands above the form, outside it. */
  above?: ReactNode;
  width?: number;
  isDanger?: boolean;
  /** An alert dialog: a screen reader reads the text at once. */
  isAlert?: boolean;
  /** Whether there is anything to submit; without it the form is read-only. */
  canSubmit?: boolean;
  /** It stands in the address: it is open again when the page is loaded again, with what is typed in it. Not with secrets. */
  hasAddress?: boolean;
  /** As `CommandForm` has it. */
  onReload?: (() => unknown) | null;
}

const Above = styled.div`
  /* As between the fields. */
  margin-bottom: 16px;
`;

/** A form in a dialog or drawer: closing it in any way asks for confirmation while there are unsaved changes, and waits while it is saved. */
function FormSurface<Values extends FieldValues>(props: FormSurfaceProps<Values> & { kind: 'dialog' | 'drawer' }) {
  const { form, kind, title, submitLabel, onClose, children, above, width, isDanger, canSubmit = true, hasAddress = false } = props;
  const { t } = useTranslation();
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const Surface: ComponentType<DialogProps> = kind === 'drawer' ? Drawer : Dialog;
  function close() {
    // Its answer closes it: by then that could be another dialog, with something else typed in it.
    if (form.isSaving) return;
    if (form.hasChanges()) setAsking(true);
    else onClose();
  }
  return (
    <Surface
      title={title}
      isOpen
      isAlert={props.isAlert}
      isDismissable={!props.isAlert}
      onClose={close}
      width={width}
      footer={
        <>
          <Button isHeld={form.isSaving} onClick={close}>{t('Go back')}</Button>
          {canSubmit && (
            <Button
              type="submit"
              form={formId}
              variant={isDanger ? 'danger' : 'primary'}
              kbd="Ctrl S"
              isPending={form.isSaving}
            >
              {submitLabel}
            </Button>
          )}
        </>
      }
    >
      {above && <Above>{above}</Above>}
      <CommandForm id={formId} form={form} onSubmit={canSubmit ? undefined : () => undefined} isKept={hasAddress} onReload={props.onReload} focusesFirst>
        {children}
      </CommandForm>
      <LeaveQuestion
        isOpen={isAsking}
        onStay={() => setAsking(false)}
        onLeave={() => {
          // Where closing navigates back, the form is gone by then: nothing to confirm, no dialog for Back to close.
          setAsking(false);
          form.reset();
          onClose();
        }}
      />
    </Surface>
  );
}

export function FormDialog<Values extends FieldValues>(props: FormSurfaceProps<Values>) {
  return <FormSurface {...props} kind="dialog" />;
}

export function FormDrawer<Values extends FieldValues>(props: FormSurfaceProps<Values>) {
  return <FormSurface {...props} kind="drawer" />;
}
