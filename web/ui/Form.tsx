import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Form as AriaForm } from 'react-aria-components/Form';
import styled from 'styled-components';
import { Banner } from './Banner.tsx';

export interface FormProps extends Pick<ComponentProps<'form'>, 'id' | 'children' | 'aria-label'> {
  /** Called with a valid form only; the page is never reloaded. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * What the server refused: message by field name; the key '' is for the form as a whole.
   * A new object focuses its first field; a message goes away when its field is changed.
   */
  errors?: Record<string, string>;
  /** Ctrl+S (⌘S) submits, in a dialog Ctrl+Enter too. Off for small forms in popovers. */
  hasSaveKey?: boolean;
  /** What Ctrl+S does in place of submitting, where a form is saved in more than one way. */
  onSaveKey?: () => void;
  /** The first field gets the focus when the form opens, where none of it has taken it. */
  focusesFirst?: boolean;
}

const StyledForm = styled(AriaForm)`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-width: 0;
`;

const NO_ERRORS: Record<string, string> = {};

/** The fields that the keys may begin in. */
const FIRST = 'input:not([type=file]),select,textarea';

/** One column of fields with native validation, server errors beside their fields, and Ctrl+S. */
export function Form({
  onSubmit,
  errors = NO_ERRORS,
  hasSaveKey = true,
  onSaveKey,
  focusesFirst = false,
  children,
  ...attributes
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** The server errors that a later submission has replaced. */
  const [answered, setAnswered] = useState<typeof errors | null>(null);
  const shown = answered === errors ? NO_ERRORS : errors;

  // A server error makes its field invalid, and browsers do not submit an invalid form. Only the server can say whether it
  // still refuses, so its messages are dropped here and the browser's own validation decides.
  const askAgain = useEffectEvent((event: Event) => {
    if (Object.keys(shown).length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    flushSync(() => setAnswered(errors));
    setTimeout(() => form.current?.requestSubmit());
  });
  useEffect(() => {
    const element = form.current;
    const onInvalid = (event: Event) => askAgain(event);
    // In the capture phase: this event does not bubble, and the field itself must not get it.
    element?.addEventListener('invalid', onInvalid, true);
    return () => element?.removeEventListener('invalid', onInvalid, true);
  }, []);

  /** Names of errors that no field of the form has: at a field nobody would see them. */
  const [unplaced, setUnplaced] = useState<readonly string[]>([]);
  useEffect(() => {
    const element = form.current!;
    const fields = [...element.elements] as HTMLInputElement[];
    const first = fields.find(({ name }) => name && errors[name]);
    // The field that is left fires 'change' now, for which react-aria would drop what has just been said at it.
    const hold = (event: Event) => event.stopPropagation();
    element.addEventListener('change', hold, true);
    first?.focus();
    element.removeEventListener('change', hold, true);
    const names = Object.keys(errors).filter((name) => name && !fields.some((field) => field.name === name));
    setUnplaced(names);
    // The button that was pressed may stand far below.
    if (!first && names[0]) element.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [errors]);

  // Before the dialog around it looks whether anything in it has the focus.
  useEffect(() => {
    const element = form.current!;
    if (focusesFirst && !element.contains(document.activeElement)) element.querySelector<HTMLElement>(FIRST)?.focus();
    // Of the form that opens; what is shown in it later takes the focus by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const saveByKey = useEffectEvent(() => {
    if (onSaveKey) onSaveKey();
    // As Enter does: nothing where there is nothing to save. A page that is about to go has no form any more.
    else if (!form.current?.querySelector('[type=submit]:is(:disabled,[aria-disabled=true])')) form.current?.requestSubmit();
  });
  // Before it is drawn: the key works as soon as the form can be seen.
  useLayoutEffect(() => {
    if (!hasSaveKey) return;
    function save(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // While a dialog is open the keys belong to it, or to the one above it.
      const dialog = [...document.querySelectorAll('[data-modal]')].at(-1);
      const isOwn = !dialog || dialog.contains(form.current);
      // In a dialog no other key takes Ctrl+Enter. Enter alone begins a line of a note.
      if (event.key.toLowerCase() !== 's' && !(event.key === 'Enter' && dialog && isOwn)) return;
      event.preventDefault();
      // Held down, it would go on to save what is behind a dialog that its first press has closed.
      if (isOwn && !event.repeat) saveByKey();
    }
    // In the capture phase: widgets inside may stop keys from bubbling.
    document.addEventListener('keydown', save, true);
    return () => document.removeEventListener('keydown', save, true);
  }, [hasSaveKey]);

  return (
    <StyledForm
      {...attributes}
      ref={form}
      validationErrors={shown}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      {shown[''] && <Banner meaning="bad" title={shown['']} />}
      {shown === errors && unplaced.map((name) => <Banner key={name} meaning="bad" title={errors[name]} />)}
      {children}
    </StyledForm>
  );
}

/** Two fields side by side, one under the other on a phone. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: 16px 12px;
`;
