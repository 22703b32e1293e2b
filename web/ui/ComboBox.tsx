import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, fieldStyle, FieldLabelText } from './fieldStyle.ts';
import { loadComboBox } from './overlay/loadOverlays.ts';

const ComboBoxSurface = lazy(() => loadComboBox().then((module) => ({ default: module.ComboBoxSurface })));

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
  name?: string;
  placeholder?: string;
  description?: ReactNode;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const Ghost = styled.div`
  ${fieldStyle}
`;

const GhostBox = styled.div`
  ${boxStyle}
  justify-content: space-between;
  padding-right: 8px;
`;

/** One of many, found by typing. A still picture of itself stands in until its behaviour (45 kB) is there. */
export function ComboBox(props: ComboBoxProps) {
  const { label, options, value, placeholder, isLabelHidden } = props;
  const chosen = options.find((option) => option.id === value)?.label ?? placeholder;
  const ghost = (
    <Ghost aria-busy>
      {!isLabelHidden && <FieldLabelText>{label}</FieldLabelText>}
      <GhostBox>
        <span>{chosen}</span>
        <ChevronDown aria-hidden />
      </GhostBox>
    </Ghost>
  );
  return (
    <Suspense fallback={ghost}>
      <ComboBoxSurface {...props} />
    </Suspense>
  );
}
