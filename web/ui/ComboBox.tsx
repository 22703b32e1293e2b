import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { loadComboBox } from './overlay/loadOverlays.ts';
import { TextField } from './TextField.tsx';

export interface ComboBoxOption {
  id: string;
  label: string;
  /** A muted second line, searched too. */
  note?: string;
  /** Before the words: a picture. */
  start?: ReactNode;
  /** At the end of the row: price, stock. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface ComboBoxProps {
  label: string;
  options: readonly ComboBoxOption[];
  value: string | null;
  onChange: (id: string | null) => void;
  /** Given, the caller searches (on the server) and the options are shown as they come. */
  onSearch?: (text: string) => void;
  /** Given beside `onSearch`, what stands in the field is the caller's, also after a choice. */
  text?: string;
  isLoading?: boolean;
  /** Why the search brought no answer: said in place of the options. */
  error?: Error | null;
  /** What is typed stays when it is none of the options, which are proposals then. */
  takesFreeText?: boolean;
  name?: string;
  placeholder?: string;
  description?: ReactNode;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The focus begins in it. */
  beginsFocused?: boolean;
}

interface StandInProps {
  /** Whether the focus was in the stand-in, for the field that takes its place. */
  autoFocus: boolean;
  onFocusChange: (isFocused: boolean) => void;
  onFocus?: () => void;
}

type Surface = typeof import('./overlay/ComboBoxSurface.tsx');
const ComboBoxSurface = lazyPart<Surface, 'ComboBoxSurface', ComboBoxProps & StandInProps>(loadComboBox, 'ComboBoxSurface', {
  fallback: (props) => <StandIn {...props} />,
  // Whoever goes back to it asks for it again.
  failed: (props, retry) => <StandIn {...props} autoFocus={false} onFocus={retry} />,
});

const NO_LIST = {
  role: 'combobox',
  'aria-expanded': false,
  autoComplete: 'off',
  // It chooses from the list: the form is not sent meanwhile.
  onKeyDown: (event: KeyboardEvent) => void (event.key === 'Enter' && event.preventDefault()),
} as const;

/** The field without its list. Where the text is the caller's, one types in it and the caller searches; else nothing is typed until the list is there. */
function StandIn({ options, value, text, onSearch, takesFreeText: _takesFreeText, error: _error, ...rest }: ComboBoxProps & StandInProps) {
  return (
    <TextField
      {...rest}
      value={text ?? options.find(({ id }) => id === value)?.label ?? ''}
      onChange={onSearch}
      isReadOnly={text === undefined}
      inputProps={NO_LIST}
      end={<ChevronDown aria-hidden size={18} />}
    />
  );
}

/**
 * One of many, found by typing. A plain field stands in until its behaviour (45 kB) is there, so that whoever comes to
 * it before, by a click or a key, stays in it.
 */
export function ComboBox({ beginsFocused = false, ...props }: ComboBoxProps) {
  const [isFocused, setFocused] = useState(beginsFocused);
  return <ComboBoxSurface {...props} autoFocus={isFocused} onFocusChange={setFocused} />;
}
