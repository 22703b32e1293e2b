import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { whenRefreshed } from '../relay/routeQuery.ts';
import { Form } from '../ui/Form.tsx';
import { HeldFields } from './HeldFields.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import type { CommandForm as Draft } from './useCommandForm.ts';
import { useKeptTyping } from './useKeptTyping.ts';

interface CommandFormProps<Values extends FieldValues> {
  form: Draft<Values>;
  children: ReactNode;
  id?: string;
  'aria-label'?: string;
  /** Called in place of saving, to ask for confirmation first. */
  onSubmit?: () => void;
  /** Ctrl+S (⌘S) submits; its button shows it with `kbd="Ctrl S"`. */
  hasSaveKey?: boolean;
  /** What Ctrl+S does in place of submitting, where there is more than one way to save. */
  onSaveKey?: () => void;
  /** The first field has the focus when it opens: of a form for something new. */
  focusesFirst?: boolean;
  /** Asks for confirmation before a page with unsaved changes is left. Off where nothing is lost. */
  hasUnsavedGuard?: boolean;
  /** What is typed is there when the page is loaded again. Off in a dialog that is closed then, and without the guard unless said. */
  isKept?: boolean;
  /** Reads the record again after a version conflict: what the page has read, unless said. Null where nothing has to be. */
  onReload?: (() => unknown) | null;
}

/** The form around the fields of a command: messages at their fields, the rest above them, and the guards. */
export function CommandForm<Values extends FieldValues>(props: CommandFormProps<Values>) {
  const router = useRouter();
  const { form, children, onSubmit, hasUnsavedGuard = true, isKept = hasUnsavedGuard, onReload = readAgain, ...rest } = props;
  const { problem, isWaiting } = form;
  const hasKept = useKeptTyping(form, isKept);

  async function readAgain() {
    await router.invalidate();
    await whenRefreshed();
  }

  return (
    <>
      {hasUnsavedGuard && <UnsavedGuard hasChanges={form.hasChanges} isKept={hasKept} />}
      <HeldFields isHeld={isWaiting}>
        <Form {...rest} errors={problem?.fields} onSubmit={() => isWaiting || (onSubmit ? onSubmit() : void form.submit())}>
          {problem && Object.keys(problem.fields).length === 0 && (
            <ProblemBanner problem={problem} onReload={onReload ? () => form.reload(onReload) : undefined} />
          )}
          {children}
        </Form>
      </HeldFields>
    </>
  );
}
