import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Control, DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { fieldProblem } from '../relay/commandProblem.ts';
import type { CommandProblem } from '../relay/commandProblem.ts';
import type { CommandOutcome } from '../relay/useCommand.ts';
import { recheckNamed } from '../ui/recheckInvalid.ts';
import { rebased, sameValue } from './rebased.ts';

interface CommandFormOptions<Values extends FieldValues, Data> {
  /** The saved values, or the defaults of an empty form. Fields without unsaved changes are updated when it changes. */
  saved: Values;
  /** Sends what is typed. Called by one submission at a time. */
  save: (values: Values) => Promise<CommandOutcome<Data>>;
  /**
   * After it was saved; the form counts as unchanged by then, so it may be left. Returns when the page that follows is
   * there, where one does: until then it still counts as being saved.
   */
  onSaved?: (data: Data, values: Values) => void | Promise<unknown>;
  /**
   * The form stays after it was saved: what is typed meanwhile stays too, not saved yet. Any other closes, leads on or is
   * emptied, so nothing can be typed until it has.
   */
  keepsTyping?: boolean;
  /** Called with a refusal before it is shown: returns the problem to show, or null when it has been handled. */
  onRefused?: (problem: CommandProblem) => CommandProblem | null | Promise<CommandProblem | null>;
}

export interface CommandForm<Values extends FieldValues> {
  /** For the fields of `fields.ts`, `useWatch` and `useFieldArray`. */
  control: Control<Values>;
  /** The current values of the fields. */
  values: () => Values;
  /** Does any field differ from what is saved? */
  isDirty: boolean;
  /** The same, read directly: correct before the next render too. */
  hasChanges: () => boolean;
  /** It is being saved, or read again: nothing can be submitted. */
  isSaving: boolean;
  /** It is being saved, and nothing may be typed meanwhile. */
  isWaiting: boolean;
  problem: CommandProblem | null;
  submit: () => Promise<void>;
  change: (name: Path<Values>, value: PathValue<Values, Path<Values>>) => void;
  /** Resets all fields to the saved values, or to the given ones, which count as saved then. */
  reset: (values?: Values) => void;
  clearProblem: () => void;
  /** Reads the record again after a conflict, and is rid of the problem. Nothing is submitted of what the record was before. */
  reload: (read: () => unknown) => Promise<void>;
  /** Says at a field what is missing there, where the browser's own validation does not see it: a row, a record that is chosen. */
  refuse: (field: string, message: string) => void;
}

/** Replaces the saved values that the form compares with, and the contents of its fields. */
function rebase<Values extends FieldValues>(form: UseFormReturn<Values>, base: Values, values: Values): void {
  const setThoseUnlike = (others: Values, shouldDirty: boolean) => {
    for (const name of Object.keys(values) as Path<Values>[]) {
      if (!sameValue(values[name], others[name])) form.setValue(name, values[name], { shouldDirty });
    }
  };
  // Before the reset, which forgets which of them are lists of rows.
  setThoseUnlike(form.getValues(), false);
  form.reset(base, { keepValues: true });
  setThoseUnlike(base, true);
}

/**
 * The draft of one command: what is typed, whether it differs from what is saved, and the one submission under
 * way. Submitting again while it runs does nothing.
 */
export function useCommandForm<Values extends FieldValues, Data>(
  options: CommandFormOptions<Values, Data>,
): CommandForm<Values> {
  const { saved, keepsTyping } = options;
  const form = useForm<Values>({ defaultValues: saved as DefaultValues<Values> });
  const { isDirty } = form.formState;
  const [problem, setProblem] = useState<CommandProblem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isReading, setReading] = useState(false);
  const isUnderWay = useRef(false);
  /** What the fields are compared with; ahead of `seen` between a save and the rendering of what it saved. */
  const base = useRef(saved);
  const seen = useRef(saved);
  const newest = useRef(options);

  useEffect(() => {
    newest.current = options;
    if (sameValue(seen.current, saved)) return;
    // This form's own save, somebody else's, or a refresh.
    const values = rebased(form.getValues(), base.current, saved);
    seen.current = saved;
    base.current = saved;
    rebase(form, saved, values);
  });

  const submit = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    const values = structuredClone(form.getValues());
    const seenBefore = seen.current;
    const outcome = await newest.current.save(values);
    const { onRefused } = newest.current;
    const problemToShow = (met: CommandProblem) => (onRefused ? onRefused(met) : met);
    setProblem(outcome.ok ? null : await problemToShow(outcome.problem));
    try {
      if (!outcome.ok) return;
      base.current = seen.current === seenBefore ? values : seen.current;
      const shown = form.getValues();
      // What a form that waits has filled in by itself meanwhile belongs to nothing any more.
      rebase(form, base.current, rebased(shown, newest.current.keepsTyping ? values : shown, base.current));
      await newest.current.onSaved?.(outcome.data, values);
    } finally {
      isUnderWay.current = false;
      setSaving(false);
    }
  }, [form]);

  return {
    control: form.control,
    values: () => form.getValues(),
    isDirty,
    hasChanges: () => !sameValue(form.getValues(), base.current),
    isSaving: isSaving || isReading,
    isWaiting: isSaving && !keepsTyping,
    problem,
    submit,
    change: (name, value) => {
      form.setValue(name, value, { shouldDirty: true });
      recheckNamed(name);
    },
    reset: (values = base.current) => {
      setProblem(null);
      base.current = values;
      form.reset(values);
    },
    clearProblem: () => setProblem(null),
    reload: async (read) => {
      isUnderWay.current = true;
      setReading(true);
      try {
        await read();
        setProblem(null);
      } finally {
        isUnderWay.current = false;
        setReading(false);
      }
    },
    refuse: (field, message) => setProblem(fieldProblem(field, message)),
  };
}
